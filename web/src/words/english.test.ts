// The English that the program prints is the page's own.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english, file } from '../../tools/english.mjs';

it('is up to date: otherwise `make english`', () => expect(readFileSync(file, 'utf8')).toBe(english()));
