// docs/tac.md, its translations and its pictures are the screen of the rules, written down. `npx vitest run rules.test -u` writes them.
import { afterEach, expect, it } from 'vitest';
import { m } from '../../paraglide/messages';
import { locales, overwriteGetLocale } from '../../paraglide/runtime';
import { languageName } from '../../words/formats';
import { cardRules, ruleBlocks } from '../../words/rules-page';
import { rulePictures, type Picture, type Shape } from './rule-pictures';

const docs = new URL('../../../../docs/', import.meta.url).pathname;
const pageIn = (locale: string): string => (locale === 'en' ? 'tac.md' : `tac.${locale}.md`);
afterEach(() => overwriteGetLocale(() => 'en'));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function element({ tag, attributes, text }: Shape): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${given.join('')}${text === undefined ? '/>' : `>${escaped(text)}</${tag}>`}`;
}
const svg = ({ width, height, shapes }: Picture): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" rx="6" fill="#fffdf6"/>`, // also where the reader's page is dark
    ...shapes.map(element),
    '</svg>\n',
  ].join('\n');

const picture = (name: string, width = ''): string => `<img src="pictures/tac-${name}.svg"${width} alt="">`;
const list = (lines: string[], numbered = false): string =>
  lines.map((line, i) => `${numbered ? `${i + 1}.` : '-'} ${line}`).join('\n');

function markdown(locale: string): string {
  const others = locales.filter((one) => one !== locale);
  return (
    [
      `# ${m.rules_title()}`,
      others.map((one) => `[${languageName(one)}](${pageIn(one)})`).join(' · '),
      `${m.rules_teams()} ${m.aim_pair()}`,
      picture('board', ' width="360"'),
      m.rules_board(),
      ...ruleBlocks().flatMap((block) => [
        `## ${block.title}`,
        ...(block.picture ? [picture(block.picture)] : []),
        list(block.lines, block.numbered),
      ]),
      ...cardRules().flatMap(({ title, cards }) => [
        `## ${title}`,
        [
          '| | |',
          '|---|---|',
          ...cards.map((card) => `| ${picture(card.picture)} | ${card.lines.join('<br>')} |`),
        ].join('\n'),
      ]),
      `${m.rules_editions()} [RULES.md](RULES.md)`,
    ].join('\n\n') + '\n'
  );
}

it.each(locales)('docs have them: %s', async (locale) => {
  overwriteGetLocale(() => locale);
  await expect(markdown(locale)).toMatchFileSnapshot(docs + pageIn(locale));
});

it.each(Object.entries(rulePictures))('docs have the picture: %s', async (name, shown) => {
  await expect(svg(shown)).toMatchFileSnapshot(`${docs}pictures/tac-${name}.svg`);
});
