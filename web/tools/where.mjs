// Where each message stands, read off the sources: the part of the page, what it is there (a button, a heading), and the screens.
import { posix } from 'node:path';
import { parse } from 'svelte/compiler';
import { sources, used } from './sources.mjs';

const elements = {
  ...{
    a: 'link',
    button: 'button',
    option: 'choice',
    label: 'label',
    summary: 'heading that opens',
    dt: 'label',
    th: 'head of a table',
  },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', legend: 'heading', caption: 'heading' },
};
const attributes = { 'aria-label': 'for screen readers', placeholder: 'example in a field', alt: 'for screen readers' };

const isSpoken = (node) =>
  node.attributes.some(({ name, value }) => name === 'class' && value[0]?.data?.includes('sr-only'));

/** What texts inside a node of a component are, where the node decides that. */
function kindIn(node, kind) {
  if (node.type === 'Component') return { isComponent: true };
  if (node.type === 'RegularElement')
    return { what: isSpoken(node) ? 'for screen readers' : (elements[node.name] ?? kind.what) };
  if (node.type === 'Attribute' && node.name === 'title') return { what: kind.isComponent ? 'heading' : 'tooltip' };
  if (node.type === 'Attribute') return { what: attributes[node.name] };
  return kind;
}

/** The messages of a component's markup, each with what it is there. */
function* inMarkup(node, kind = {}) {
  if (Array.isArray(node)) for (const one of node) yield* inMarkup(one, kind);
  if (typeof node?.type !== 'string') return;
  if (node.type === 'MemberExpression' && node.object.name === 'm') yield [node.property.name, kind.what];
  const inner = kindIn(node, kind);
  for (const child of Object.values(node)) if (typeof child === 'object') yield* inMarkup(child, inner);
}

/** The first sentences of a file say what it is. */
const about = (source) => /^(?:<!--|\/\/) (.*?)(?: -->|$)/m.exec(source)?.[1] ?? '';

const imports = (file, source) =>
  [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, path]) => {
    const whole = posix.join(posix.dirname(file), path);
    return /\.svelte$/.test(whole) ? whole : `${whole}.ts`;
  });

/** For each file the addresses of the screens that it is part of. */
function screensOf(files) {
  const table = 'ui/routes.ts'; // which leads to all screens
  const routes = files.get(table);
  const named = Object.fromEntries(
    [...routes.matchAll(/const (\w+): Load.*import\('\.\/(.*)'\)/g)].map(([, name, file]) => [name, file]),
  );
  const found = new Map();
  const reach = (file, address) => {
    if (file === table || found.get(file)?.has(address)) return;
    found.set(file, new Set(found.get(file)).add(address));
    for (const next of imports(file, files.get(file) ?? '')) reach(next, address);
  };
  for (const entry of routes.split(/\n {2}(?:play|learn|clubs|you)\(/).slice(1)) {
    const address = /'([^']+)'/.exec(entry)[1].replace(/\([^)]*\)/g, '');
    const file =
      /import\('\.\/(.*?)'\)/.exec(entry)?.[1] ?? named[/, (\w+),/.exec(entry)?.[1]] ?? 'setup/StartScreen.svelte';
    reach(`ui/${file}`, address);
  }
  return (file) => [...(found.get(file) ?? [])];
}

const few = 4;
const listed = (addresses) => {
  if (addresses.length === 0) return 'every screen';
  return addresses.length > few ? 'many screens' : addresses.join(' ');
};

/** What a file's messages are in it, by name. */
function standing(file, source) {
  const found = new Map(used(source).map((name) => [name, new Set()]));
  if (file.endsWith('.svelte'))
    for (const [name, what] of inMarkup(parse(source, { modern: true }).fragment)) if (what) found.get(name).add(what);
  return found;
}

/** For each message a line for each part of the page that it stands in. */
export function where(files = sources()) {
  const places = new Map();
  const screens = screensOf(files);
  for (const [file, source] of files)
    for (const [name, kinds] of standing(file, source)) {
      const line = `${[...kinds].join(', ') || 'text'} in ${posix.basename(file)}: ${about(source)} [${listed(screens(file))}]`;
      places.set(name, [...(places.get(name) ?? []), line]);
    }
  return places;
}
