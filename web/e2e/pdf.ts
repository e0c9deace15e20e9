// Reads what a browser has printed: how many pages, and the text on each. Knows just enough of PDF for that.
import { inflateSync } from 'node:zlib';

interface Piece {
  head: string;
  stream: string; // inflated
}

/** The objects of a file by number. */
function objectsIn(file: Buffer): Map<number, Piece> {
  const text = file.toString('latin1');
  const objects = new Map<number, Piece>();
  for (const found of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, number = '', body = ''] = found;
    const at = body.search(/stream\r?\n/);
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(body.indexOf('\n', at) + 1, body.lastIndexOf('endstream'));
    const packed = Buffer.from(raw, 'latin1');
    objects.set(Number(number), {
      head,
      stream: head.includes('FlateDecode') ? inflateSync(packed).toString('latin1') : raw,
    });
  }
  return objects;
}

const references = (head: string, name: string): number[] => {
  const list = new RegExp(`/${name}\\s*(?:\\[([^\\]]*)\\]|(\\d+ 0 R))`).exec(head);
  return [...(list?.[1] ?? list?.[2] ?? '').matchAll(/(\d+) 0 R/g)].map((one) => Number(one[1]));
};

const signs = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((one) => String.fromCharCode(parseInt(one, 16))).join('');

/** What the glyphs of a font say, by their numbers. */
interface Font {
  bytes: number; // of a glyph's number
  letters: Map<number, string>;
}

function fontIn(table: string): Font {
  const letters = new Map<number, string>();
  for (const block of table.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', said = ''] of (block[1] ?? '').matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      letters.set(parseInt(glyph, 16), signs(said));
  }
  for (const block of table.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', said = ''] of (block[1] ?? '').matchAll(
      /<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi,
    )) {
      const [first, last, code] = [from, to, said].map((one) => parseInt(one, 16)) as [number, number, number];
      for (let glyph = first; glyph <= last; glyph++) letters.set(glyph, String.fromCharCode(code + glyph - first));
    }
  }
  return { bytes: /<00>\s*<FF>/i.test(table) ? 1 : 2, letters };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** The bytes of a string between brackets, where some are written otherwise. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /\d/.test(sign) ? String.fromCharCode(parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );

/** The text of each page, without the gaps: what is far apart and what is close looks the same here. */
export function pagesOf(file: Buffer): string[] {
  const objects = objectsIn(file);
  const at = (number: number | undefined): Piece => objects.get(number ?? -1) ?? { head: '', stream: '' };
  const fontOf = (number: number): Font =>
    fontIn(
      references(at(number).head, 'ToUnicode')
        .map((one) => at(one).stream)
        .join('\n'),
    );
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = new Map(
      [...(/\/Font\s*<<([\s\S]*?)>>/.exec(head)?.[1] ?? '').matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(
        ([, name = '', number = '']) => [name, fontOf(Number(number))],
      ),
    );
    return textIn(
      references(head, 'Contents')
        .map((one) => at(one).stream)
        .join('\n'),
      fonts,
    );
  });
}

function textIn(content: string, fonts: Map<string, Font>): string {
  let font: Font = { bytes: 2, letters: new Map() };
  let text = '';
  for (const [, name, hex, literal] of content.matchAll(
    /\/(\w+)\s+[\d.]+\s+Tf|<([0-9A-F]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/gi,
  )) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    else
      text += said(hex === undefined ? Buffer.from(unescaped(literal ?? ''), 'latin1') : Buffer.from(hex, 'hex'), font);
  }
  return text.replace(/\s/g, '');
}

function said(bytes: Buffer, font: Font): string {
  const glyphs = Array.from({ length: Math.floor(bytes.length / font.bytes) }, (_, i) =>
    bytes.readUIntBE(i * font.bytes, font.bytes),
  );
  return glyphs.map((glyph) => font.letters.get(glyph) ?? '').join('');
}
