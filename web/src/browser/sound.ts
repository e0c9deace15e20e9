// Small wooden and glassy sounds, made on the spot: no files to load.
import { allowed } from './allowed';

export type Sound = 'card' | 'roll' | 'capture' | 'turn' | 'deal' | 'end';

let context: AudioContext | undefined;

// What it is made of: its overtones and how loud each is. A card is a rustle.
const wood = [
  [1, 1],
  [2.4, 0.25],
] as const;
const glass = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.15],
] as const;
const card = [] as const;
type Matter = typeof wood | typeof glass | typeof card;

// [matter, frequency, seconds, loudness, delay] of each tone.
const tones: Record<Sound, [Matter, number, number, number, number][]> = {
  card: [[card, 2400, 0.09, 0.12, 0]],
  roll: [
    [wood, 340, 0.06, 0.07, 0],
    [wood, 390, 0.05, 0.05, 0.07],
  ],
  capture: [
    [glass, 1250, 0.35, 0.07, 0],
    [wood, 190, 0.14, 0.1, 0.06],
  ],
  turn: [
    [glass, 660, 0.25, 0.06, 0],
    [glass, 880, 0.4, 0.06, 0.12],
  ],
  deal: [
    [card, 1900, 0.07, 0.08, 0],
    [card, 2200, 0.07, 0.08, 0.09],
    [card, 2500, 0.07, 0.08, 0.18],
  ],
  end: [
    [glass, 523, 0.5, 0.08, 0],
    [glass, 659, 0.5, 0.08, 0.14],
    [glass, 784, 0.9, 0.08, 0.28],
  ],
};

/** Browsers allow sound only after somebody has touched the page. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** In a hidden page only the call to play is heard. */
export function playSound(sound: Sound): void {
  if (!allowed.sound || context?.state !== 'running' || (document.hidden && sound !== 'turn')) return;
  for (const [matter, frequency, seconds, loudness, delay] of tones[sound]) {
    const begin = context.currentTime + delay;
    if (matter.length === 0) rustle(context, frequency, seconds, loudness, begin);
    for (const [times, share] of matter) tone(context, frequency * times, seconds, loudness * share, begin);
  }
}

/** What comes out of it fades away. */
function fading(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  loudness: number,
  begin: number,
  end: number,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  source.start(begin);
  source.stop(end);
  return gain;
}

function tone(audio: AudioContext, frequency: number, seconds: number, loudness: number, begin: number): void {
  const oscillator = audio.createOscillator();
  oscillator.frequency.setValueAtTime(frequency, begin);
  oscillator.connect(fading(audio, oscillator, loudness, begin, begin + seconds));
}

/** Noise around a frequency. */
function rustle(audio: AudioContext, frequency: number, seconds: number, loudness: number, begin: number): void {
  const noise = audio.createBufferSource();
  noise.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  noise.connect(filter).connect(fading(audio, noise, loudness, begin, begin + seconds));
}
