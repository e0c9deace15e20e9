// A tree of moves as text: in the notation of game files, from any position on and with variations (docs/notation.md, "Study").
import { isSeat, type Seat } from '../game/words';
import { isSign, keyOf, type Branch, type Sign } from './tree';

/** A move as it is written. What it leads to is for the core to say. */
export interface Written {
  seat: Seat | undefined; // none where a position is set up
  play: string;
  position: string | undefined; // set up, or dealt after the play
  sign: Sign | undefined;
  comment: string;
  next: Written[];
  line: number; // of the text, for messages
}

export interface Study {
  headers: [key: string, value: string][]; // other than the position
  position: string;
  comment: string;
  next: Written[];
}

/** What is wrong with a text; in English, as what the core says. */
export class StudyProblem extends Error {
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
  }
}

// ---- Writing ----

const width = 100;

// A brace would end it.
const commentText = (text: string): string => `{ ${text.replace(/\s+/g, ' ').replaceAll('}', ')').trim()} }`;
const valueText = (text: string): string => text.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

function moveWords({ play, by, text, dealt, sign, comment }: Branch): string[] {
  return [
    ...(play === '' ? [`position ${text}`] : [`${by} ${play}`]),
    ...(dealt ? [`deal ${text}`] : []),
    ...(sign ? [sign] : []),
    ...(comment ? [commentText(comment)] : []),
  ];
}

function lineWords(from: Branch): string[] {
  const words: string[] = [];
  for (let [first, ...others] = from.next; first; [first, ...others] = first.next) {
    words.push(...moveWords(first));
    for (const other of others) words.push('(', ...moveWords(other), ...lineWords(other), ')');
  }
  return words;
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${line}\n`).join('');
}

export function studyText(root: Branch, headers: Study['headers'] = []): string {
  const all = [...headers, ['Position', root.text] as const];
  const words = [...(root.comment ? [commentText(root.comment)] : []), ...lineWords(root)];
  return `${all.map(([key, value]) => `[${key} "${valueText(value)}"]\n`).join('')}\n${wrapped(words)}`;
}

// ---- Reading ----

/** Whether a text is of this kind, whatever is wrong with it. */
export const isStudy = (text: string): boolean => /^\[Position "/m.test(text) && text.trimStart().startsWith('[');

interface Word {
  text: string;
  comment: boolean;
  line: number;
}

// Headers, the line after them, and what is left.
function headersOf(text: string): { headers: Study['headers']; lines: number; rest: string } {
  const headers: Study['headers'] = [];
  const lines = text.replaceAll('\r\n', '\n').replace(/^\s+/, '').split('\n');
  let count = 0;
  for (const line of lines) {
    if (!line.startsWith('[')) break;
    const [, key = '', value = ''] = /^\[(\S+) "((?:[^"\\]|\\.)*)"\]$/.exec(line.trimEnd()) ?? [];
    count++;
    if (key === '') throw new StudyProblem(count, `header: expected [Key "value"], not '${line}'`);
    if (headers.some(([other]) => other === key)) throw new StudyProblem(count, `header: given twice: '${key}'`);
    headers.push([key, value.replace(/\\(.)/g, '$1')]);
  }
  return { headers, lines: count, rest: lines.slice(count).join('\n') };
}

function wordsOf(text: string, lineBefore: number): Word[] {
  const words: Word[] = [];
  let line = lineBefore + 1;
  for (const [all, comment, word] of text.matchAll(/\{([^}]*)\}|([(){]|[^\s(){}]+|\})|\n/g)) {
    if (comment !== undefined) words.push({ text: comment.replace(/\s+/g, ' ').trim(), comment: true, line });
    else if (word === '{') throw new StudyProblem(line, 'comment: this { is never closed');
    else if (word !== undefined) words.push({ text: word, comment: false, line });
    line += all.split('\n').length - 1;
  }
  return words;
}

const isWord = (word: Word | undefined, text: string): boolean => word?.comment === false && word.text === text;
const isField = ({ text, comment }: Word): boolean => !comment && /^[a-z]+=/.test(text);

const keyWritten = ({ play, position }: Written): string => keyOf({ play, text: position ?? '' });

class Reader {
  private at = 0;
  private readonly end: number; // the last line

  constructor(private readonly words: readonly Word[]) {
    this.end = words.at(-1)?.line ?? 1;
  }

  read(): { comment: string; next: Written[] } {
    const comment = this.comments();
    const next = this.line();
    const left = this.words[this.at];
    if (left) throw new StudyProblem(left.line, `variation: nothing is open that '${left.text}' could close`);
    return { comment, next };
  }

  // Up to the bracket that closes it, or the end: the first move, and what could be played in its place.
  private line(): Written[] {
    const first: Written[] = [];
    let beside = first;
    for (let word = this.words[this.at]; word && !isWord(word, ')'); word = this.words[this.at]) {
      const move = this.move(word);
      beside.push(move);
      while (isWord(this.words[this.at], '(')) {
        for (const other of this.variation()) {
          if (beside.some((one) => keyWritten(one) === keyWritten(other)))
            throw new StudyProblem(other.line, `variation: this one is there already: '${keyWritten(other)}'`);
          beside.push(other);
        }
      }
      beside = move.next;
    }
    return first;
  }

  private variation(): Written[] {
    const open = this.words[this.at++] as Word;
    const early = this.comments();
    const line = this.line();
    const close = this.words[this.at++];
    if (!close) throw new StudyProblem(open.line, 'variation: this ( is never closed');
    const [first] = line;
    if (!first) throw new StudyProblem(close.line, 'variation: there is no play in it');
    first.comment = [early, first.comment, this.comments()].filter(Boolean).join(' ');
    return line;
  }

  private move(word: Word): Written {
    this.at++;
    const { line } = word;
    const move: Written = {
      seat: undefined,
      play: '',
      position: undefined,
      sign: undefined,
      comment: '',
      next: [],
      line,
    };
    if (word.text === 'position') move.position = this.fields(word);
    else {
      if (!isSeat(word.text)) throw new StudyProblem(line, `play: expected the deciding seat, not '${word.text}'`);
      move.seat = word.text;
      move.play = this.play(word);
      const deal = this.words[this.at];
      if (deal && isWord(deal, 'deal')) {
        this.at++;
        move.position = this.fields(deal);
      }
    }
    const sign = this.words[this.at];
    if (sign && !sign.comment && isSign(sign.text)) {
      move.sign = sign.text;
      this.at++;
    }
    move.comment = this.comments();
    return move;
  }

  private play(seat: Word): string {
    const word = this.words[this.at++];
    if (!word || word.comment || /^[()}]$/.test(word.text))
      throw new StudyProblem(word?.line ?? this.end, `play: a play is missing after '${seat.text}'`);
    return word.text;
  }

  private fields(after: Word): string {
    const fields: string[] = [];
    for (let word = this.words[this.at]; word && isField(word); word = this.words[++this.at]) fields.push(word.text);
    if (fields.length === 0) throw new StudyProblem(after.line, `${after.text}: a position is missing`);
    return fields.join(' ');
  }

  private comments(): string {
    const said: string[] = [];
    for (let word = this.words[this.at]; word?.comment; word = this.words[++this.at]) said.push(word.text);
    return said.filter(Boolean).join(' ');
  }
}

/** Throws a StudyProblem. */
export function readStudy(text: string): Study {
  const { headers, lines, rest } = headersOf(text);
  const position = headers.find(([key]) => key === 'Position')?.[1];
  if (position === undefined) throw new StudyProblem(1, 'header: Position is missing');
  return {
    headers: headers.filter(([key]) => key !== 'Position'),
    position,
    ...new Reader(wordsOf(rest, lines)).read(),
  };
}
