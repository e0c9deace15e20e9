// What can be clicked stays under the pointer: no style moves or resizes what is pointed at, pressed or has the focus. What
// is inside of it may move.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const states = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];
const moves = /^(translate|transform|scale|rotate|zoom|position|display|top|right|bottom|left|inset|(min-|max-)?(width|height)|margin|padding|gap|font|line-height|letter-spacing|border$|border-.*width$)/;

type Node = AST.CSS.Rule | AST.CSS.Atrule | AST.CSS.Declaration;

const rulesIn = (nodes: readonly Node[]): AST.CSS.Rule[] =>
  nodes.flatMap((node) => (node.type === 'Declaration' ? [] : [...(node.type === 'Rule' ? [node] : []), ...rulesIn(node.block?.children ?? [])]));

/** Whether it is for the very thing that is in the state, not for a part of it. */
function isForState({ children }: AST.CSS.ComplexSelector): boolean {
  const parts = children.at(-1)?.selectors ?? [];
  return parts.some((part) => part.type === 'PseudoClassSelector' && states.includes(part.name)) && !parts.some(({ type }) => type === 'PseudoElementSelector');
}

function movingRules(styles: string): string[] {
  const moving = ({ prelude, block }: AST.CSS.Rule): boolean =>
    prelude.children.some(isForState) && block.children.some((one) => one.type === 'Declaration' && moves.test(one.property));
  return rulesIn((parse(styles, { modern: true }).css?.children ?? []) as Node[])
    .filter(moving)
    .map(({ start, end }) => styles.slice(start, end));
}

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|svelte)$/.test(name));

it.each(files)('%s moves nothing that is pointed at', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  expect(movingRules(name.endsWith('.css') ? `<style>${text}</style>` : text)).toEqual([]);
});

it.each(['a:hover { translate: 0 -1px }', '@media (hover) { .b, .c:not(.d):active { padding-top: 2px } }', '.e { &:focus-visible { border-width: 3px } }'])('%s would', (rule) => {
  expect(movingRules(`<style>${rule}</style>`)).toHaveLength(1);
});

it.each(['a:hover b { translate: 0 -1px }', 'a:hover::after { scale: 2 }', 'a:not(:focus-visible) { width: 1px }', 'a:hover { border-color: red }'])('%s would not', (rule) => {
  expect(movingRules(`<style>${rule}</style>`)).toEqual([]);
});
