// Addresses by pattern: `/learn/:name?` has a part that may be missing, `/print/:what(sheets|standings)` one of a few.
type Words<Text extends string> = Text extends `${infer First}|${infer Rest}` ? First | Words<Rest> : Text;
type Part<Text extends string> = Text extends `:${infer Name}(${infer Given})`
  ? Record<Name, Words<Given>>
  : Text extends `:${infer Name}?`
    ? Record<Name, string | undefined>
    : Text extends `:${infer Name}`
      ? Record<Name, string>
      : Record<never, never>;
/** What an address of a pattern says. */
export type Params<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Part<First> & Params<Rest>
  : Part<Pattern>;

const part = (text: string): string => {
  const [, name, given = '[\\w-]+', missing] = /^:(\w+)(?:\((.+)\))?(\?)?$/.exec(text) ?? [];
  if (name === undefined) return `/${text}`;
  return missing ? `(?:/(?<${name}>${given}))?` : `/(?<${name}>${given})`;
};

/** Tells what a path says by a pattern, or undefined where it has another form. */
export function reader<Pattern extends string>(pattern: Pattern): (path: string) => Params<Pattern> | undefined {
  const form = new RegExp(`^${pattern.split('/').slice(1).filter(Boolean).map(part).join('')}/?$`);
  return (path) => {
    const found = form.exec(path);
    return found ? ({ ...found.groups } as Params<Pattern>) : undefined;
  };
}
