import { expect, test } from 'vitest';
import { textOf } from './read-file';

const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);

test('Unicode is read as such, whatever the language', async () => {
  expect(await textOf(new Blob(['Jörg, Łucja, エマ']), 'pl')).toBe('Jörg, Łucja, エマ');
  expect(await textOf(file(0xff, 0xfe, 0x4a, 0, 0xf6, 0), 'ja')).toBe('Jö');
  expect(await textOf(file(0xfe, 0xff, 0, 0x4a, 0, 0xf6), 'ja')).toBe('Jö');
});

test.each([
  ['de', [0x4a, 0xf6, 0x72, 0x67], 'Jörg'],
  ['en', [0x5a, 0x6f, 0xeb], 'Zoë'],
  ['pl', [0xa3, 0x75, 0x6b], 'Łuk'],
  ['ja', [0x83, 0x47, 0x83, 0x7d], 'エマ'],
  ['zh-TW', [0xa4, 0x70, 0xa9, 0xfa], '小明'],
  ['th', [0xe1, 0xcd, 0xb9], 'แอน'],
])('what spreadsheets write in %s', async (language, bytes, text) =>
  expect(await textOf(file(...bytes), language)).toBe(text),
);
