// Small wooden and glassy sounds, made on the spot: no files to load.
import { allowed } from './allowed';

export type Sound = 'card' | 'roll' | 'capture' | 'turn' | 'deal' | 'end';

let context: AudioContext | undefined;

// [frequency, seconds, loudness, delay] of each tone.
const tones: Record<Sound, [number, number, number, number][]> = {
  card: [[190, 0.05, 0.1, 0]],
  roll: [
    [520, 0.04, 0.05, 0],
    [610, 0.04, 0.04, 0.06],
  ],
  capture: [
    [880, 0.09, 0.1, 0],
    [420, 0.16, 0.09, 0.05],
  ],
  turn: [
    [660, 0.1, 0.08, 0],
    [880, 0.16, 0.08, 0.1],
  ],
  deal: [
    [210, 0.04, 0.07, 0],
    [230, 0.04, 0.07, 0.07],
    [250, 0.04, 0.07, 0.14],
  ],
  end: [
    [523, 0.18, 0.1, 0],
    [659, 0.18, 0.1, 0.14],
    [784, 0.32, 0.1, 0.28],
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
  for (const [frequency, seconds, loudness, delay] of tones[sound]) tone(context, frequency, seconds, loudness, delay);
}

function tone(audio: AudioContext, frequency: number, seconds: number, loudness: number, delay: number): void {
  const begin = audio.currentTime + delay;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.setValueAtTime(frequency, begin);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * 0.7, begin + seconds);
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}
