// Colours and signs of the six seats. The sign is what tells them apart without colour.
import type { Seat } from '../../game/words';

export interface Glass {
  light: string;
  body: string;
  dark: string;
  sign: string; // colour of the sign inside
  inlay: string; // on wood
}

export const glass: Record<Seat, Glass> = {
  a: { light: '#ffb3a1', body: '#d92b34', dark: '#6d0812', sign: '#fff1ec', inlay: '#b4232c' },
  b: { light: '#a9d0ff', body: '#2563d4', dark: '#0a2463', sign: '#eef6ff', inlay: '#1f4fae' },
  c: { light: '#b4f3c0', body: '#219150', dark: '#07401f', sign: '#effff2', inlay: '#1b7340' },
  d: { light: '#fff3b8', body: '#efb117', dark: '#8a5600', sign: '#4a2d00', inlay: '#e3a410' },
  e: { light: '#e2c6ff', body: '#8443cf', dark: '#35106b', sign: '#f8f0ff', inlay: '#6f35b3' },
  f: { light: '#b4f7f1', body: '#149a9c', dark: '#044a4d', sign: '#ecffff', inlay: '#0f7d80' },
};

/** The sign of a seat around 0,0 within a radius of 10. */
export const signs: Record<Seat, string> = {
  a: 'M0 -9L2.500 -2.800L9 -2.800L3.800 1.200L5.700 7.500L0 3.700L-5.700 7.500L-3.800 1.200L-9 -2.800L-2.500 -2.800Z',
  b: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8ZM0 -4A4 4 0 1 0 0 4A4 4 0 1 0 0 -4Z',
  c: 'M-2.400 -8H2.400V-2.400H8V2.400H2.400V8H-2.400V2.400H-8V-2.400H-2.400Z',
  d: 'M0 -8.500L8.500 6.500H-8.500Z',
  e: 'M0 -9L7 0L0 9L-7 0Z',
  f: 'M-6.500 -8H-2V8H-6.500ZM2 -8H6.500V8H2Z',
};
