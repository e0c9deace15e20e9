// What can be clicked stays under the pointer: no style moves or resizes what is pointed at, pressed or has the focus. What
// is inside of it may move. And a screen looks the same whichever screens were there before it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const states = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];
const moves =
  /^(translate|transform|scale|rotate|zoom|position|display|top|right|bottom|left|inset|(min-|max-)?(width|height)|margin|padding|gap|font|line-height|letter-spacing|border$|border-.*width$)/;

type Node = AST.CSS.Rule | AST.CSS.Atrule | AST.CSS.Declaration;

const rulesIn = (nodes: readonly Node[]): AST.CSS.Rule[] =>
  nodes.flatMap((node) =>
    node.type === 'Declaration'
      ? []
      : [...(node.type === 'Rule' ? [node] : []), ...rulesIn(node.block?.children ?? [])],
  );

/** Whether it is for the very thing that is in the state, not for a part of it. */
function isForState({ children }: AST.CSS.ComplexSelector): boolean {
  const parts = children.at(-1)?.selectors ?? [];
  return (
    parts.some((part) => part.type === 'PseudoClassSelector' && states.includes(part.name)) &&
    !parts.some(({ type }) => type === 'PseudoElementSelector')
  );
}

function movingRules(styles: string): string[] {
  const moving = ({ prelude, block }: AST.CSS.Rule): boolean =>
    prelude.children.some(isForState) &&
    block.children.some((one) => one.type === 'Declaration' && moves.test(one.property));
  return rulesIn((parse(styles, { modern: true }).css?.children ?? []) as Node[])
    .filter(moving)
    .map(({ start, end }) => styles.slice(start, end));
}

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|svelte)$/.test(name));

const stylesOf = (name: string): string => {
  const text = readFileSync(join(root, name), 'utf8');
  return name.endsWith('.css') ? `<style>${text}</style>` : (/<style>[^]*<\/style>/.exec(text)?.[0] ?? '');
};

it.each(files)('%s moves nothing that is pointed at', (name) => {
  expect(movingRules(stylesOf(name))).toEqual([]);
});

it.each([
  'a:hover { translate: 0 -1px }',
  '@media (hover) { .b, .c:not(.d):active { padding-top: 2px } }',
  '.e { &:focus-visible { border-width: 3px } }',
])('%s would', (rule) => {
  expect(movingRules(`<style>${rule}</style>`)).toHaveLength(1);
});

it.each([
  'a:hover b { translate: 0 -1px }',
  'a:hover::after { scale: 2 }',
  'a:not(:focus-visible) { width: 1px }',
  'a:hover { border-color: red }',
])('%s would not', (rule) => {
  expect(movingRules(`<style>${rule}</style>`)).toEqual([]);
});

/** Classes that have rules of their own, wherever they are. */
const plainClasses = (name: string): string[] =>
  rulesIn((parse(stylesOf(name), { modern: true }).css?.children ?? []) as Node[]).flatMap(({ prelude }) =>
    prelude.children.flatMap(({ children: [first, ...rest] }) =>
      rest.length === 0 && first?.selectors[0]?.type === 'ClassSelector' && first.selectors.length === 1
        ? [first.selectors[0].name]
        : [],
    ),
  );

// A stylesheet that came with a screen stays when the screen goes.
it('no class means one thing on one screen and another on the next', () => {
  const classes = new Map(files.map((name) => [name, plainClasses(name)]));
  const shared = files.filter((name) => name.endsWith('.css') && name !== 'app.css');
  const twice = shared.flatMap((name) =>
    files
      .filter((other) => other !== name)
      .flatMap((other) =>
        (classes.get(other) ?? [])
          .filter((one) => classes.get(name)?.includes(one))
          .map((one) => `.${one} in ${name} and ${other}`),
      ),
  );
  expect([...new Set(twice)]).toEqual([]);
});

/** What has colours or measures of its own: the board, cards and marbles, and what is printed. */
const isArtwork = (name: string): boolean => /^app\.css|^ui\/board\/|print\.css/.test(name);

/** Declarations and conditions that name a size or a colour which is no token. */
const ownValues = (style: string): string[] =>
  [
    ...style.matchAll(/^.*#[0-9a-f]{3,8}\b.*$|^.*\b(?:rgb|hsl|oklch)\(.*$/gim),
    ...style.matchAll(/\bfont(?:-size)?:[^;]*[\d.]rem[^;]*;/g),
    ...style.matchAll(/\bborder-radius:[^;]*(?:\b[5-9]|\d\d)px[^;]*;/g),
    ...style.matchAll(/@media[^{]*-width: (?!560|559|700|699|1060|1059)[^{]*/g),
  ].map(([text]) => text.trim());

it.each(files.filter((name) => !isArtwork(name)))('%s uses the colours and sizes of app.css', (name) => {
  expect(ownValues(stylesOf(name))).toEqual([]);
});

it.each([
  'a { color: #fff }',
  'a { box-shadow: 0 0 3px rgb(0 0 0 / 40%) }',
  'a { font: 600 1.1rem/1.2 var(--text); }',
  'a { border-radius: 4px 14px; }',
  '@media (max-width: 640px) { a { gap: 0 } }',
])('%s would not', (style) => {
  expect(ownValues(style)).toHaveLength(1);
});
