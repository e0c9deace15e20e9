// The outline of the wooden board: a disc with a round lobe for each base.
import { placesAround } from '../../game/layout';
import { baseAngle, polar, type Geometry, type Point } from '../../game/geometry';

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function boardOutline(g: Geometry, grow = 0): string {
  const disc = g.disc + grow;
  const lobe = g.lobe + grow;
  const meet = Math.acos(Math.min(1, (disc ** 2 + g.lobeAt ** 2 - lobe ** 2) / (2 * disc * g.lobeAt)));
  const angles = g.layout.seats.map((seat) => baseAngle(g, seat)).sort((x, y) => x - y);
  const first = angles[0] ?? 0;
  let path = `M${at(polar(disc, first - meet))}`;
  angles.forEach((angle, i) => {
    const next = angles[i + 1] ?? first + 2 * Math.PI;
    const wide = next - angle - 2 * meet > Math.PI ? 1 : 0;
    path += `A${lobe} ${lobe} 0 1 1 ${at(polar(disc, angle + meet))}`;
    path += `A${disc} ${disc} 0 ${wide} 1 ${at(polar(disc, next - meet))}`;
  });
  return `${path}Z`;
}

/** A line of text along the rim, readable from where we sit. */
export function rimPath(g: Geometry, angle: number, radius: number): string {
  const reach = Math.PI / (placesAround(g.layout) === 4 ? 6 : 8);
  const low = Math.sin(angle) > 0.1;
  const [from, to, sweep] = low ? [angle + reach, angle - reach, 0] : [angle - reach, angle + reach, 1];
  return `M${at(polar(radius, from))}A${radius} ${radius} 0 0 ${sweep} ${at(polar(radius, to))}`;
}
