import { expect, it } from 'vitest';
import { isOnlyHere, originForOthers } from './reachable';

const at = (address: string): Location => new URL(address) as unknown as Location;
const none = async () => ({ addresses: [] });

it.each(['localhost', 'tacit.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])(
  '%s is found on this machine only',
  (host) => expect(isOnlyHere(host)).toBe(true),
);
it.each(['192.168.1.20', 'tacit.example', 'localhost.example', '10.127.0.1', '[2001:db8::1]'])(
  '%s is found by others',
  (host) => expect(isOnlyHere(host)).toBe(false),
);

it('others come as we did, where they can', async () => {
  expect(await originForOthers(at('http://192.168.1.20:8080/screen/x'), none)).toEqual({
    origin: 'http://192.168.1.20:8080',
    reachable: true,
  });
});
it('and where the server says it is, where they cannot', async () => {
  const ask = async () => ({ addresses: ['http://192.168.1.20:8080', 'http://10.0.0.1:8080'] });
  expect(await originForOthers(at('http://127.0.0.1:8080/'), ask)).toEqual({
    origin: 'http://192.168.1.20:8080',
    reachable: true,
  });
  expect(await originForOthers(at('http://127.0.0.1:8080/'), none)).toEqual({
    origin: 'http://127.0.0.1:8080',
    reachable: false,
  });
  expect((await originForOthers(at('http://localhost:1/'), () => Promise.reject(new Error('away')))).reachable).toBe(
    false,
  );
});
