/** Signatures of frauds that show in links between accounts, cards and addresses. */

import { type Point, times } from "../../engine/plane.ts";
import { box, closedLine, level, upright } from "../../engine/shapes.ts";
import { arch, bend, dots, dottedPath, fraud, fraudPath, hairPath, ordinary, rings } from "./marks.ts";

/** Many buyers send to one address, which forwards everything. */
export function reshipping(): string {
  const middle = 26.5;
  const address = { x: 118, half: 4.6 };
  const buyers = [4, 17, 9, 23, 14, 6, 19, 11, 24, 15].map((x, k): Point => [x, 3.5 + k * 5.1]);
  const { x, half } = address;
  const square = closedLine(box(x - half, middle - half, 2 * half, 2 * half));
  return (
    hairPath(buyers.map((buyer) => bend(buyer, [x - half, middle], 0.55)).join("")) +
    dots(buyers, 1.65, "ink2") +
    fraud([
      square,
      level(middle, x + half, 157),
      [
        [152.5, middle - 3.6],
        [157, middle],
        [152.5, middle + 3.6],
      ],
    ])
  );
}

/** A shelf of stock; hollow dots are items held in baskets and never bought. */
export function inventoryHoarding(): string {
  const shelf = times(20, (column) => times(6, (row): Point => [6.5 + column * 7.75, 4 + row * 9.2])).flat();
  const hoarded = ([x]: Point) => x > 58 && x < 116;
  return (
    dots(
      shelf.filter((p) => !hoarded(p)),
      2.15,
      "ink2",
    ) + rings(shelf.filter(hoarded), 2.2)
  );
}

/** Invitations that branch out and lead back to their sender. */
export function referral(): string {
  const sender: Point = [6, 26];
  const friends = upright(42, 12, 40);
  const theirs = times(4, (k): Point => [76, 5 + k * 14]);
  const purse: Point = [146, 26];
  const invited = [
    ...friends.map((friend) => [sender, friend]),
    ...theirs.map((p, k) => [friends[k < 2 ? 0 : 1] ?? sender, p]),
  ];
  return (
    dottedPath(arch(sender, purse, -26), "ember") +
    ordinary(invited) +
    fraudPath(theirs.map((p) => bend(p, purse, 0.5)).join("")) +
    dots([sender, ...friends, ...theirs], 2, "ink2") +
    dots([purse], 3.2, "ember")
  );
}
