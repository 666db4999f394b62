/** Ten paper animals on discs of 64 by 64 around 0 0, in the order in which bots are named. */

import { INK, PAPER } from "../generated/palette";
import { circle, type Drawing, polygon } from "./drawing";

export const ANIMALS = ["fox", "heron", "otter", "badger", "crane", "hare", "owl", "lynx", "wren", "moth"] as const;
export type Animal = (typeof ANIMALS)[number];

/** Which animal stands for a name that is none of theirs: always the same. */
export function animalOf(name: string): Animal {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return ANIMALS[sum % ANIMALS.length] as Animal;
}

const disc = (fill: string) => ({ d: circle(0, 0, 32), fill });
const eyes = (x: number, y: number, r: number) => ({ d: circle(-x, y, r) + circle(x, y, r), fill: INK });

const DRAWINGS: Record<Animal, Drawing> = {
  fox: [
    disc("#bfe3d0"),
    {
      d: polygon(
        [
          [-23, -23],
          [-9, -12],
          [9, -12],
          [23, -23],
          [22, 4],
          [0, 25],
          [-22, 4],
        ],
        2.5,
      ),
      fill: "#e5672a",
    },
    {
      d:
        polygon(
          [
            [-20, -17.5],
            [-11, -10.5],
            [-18, -5],
          ],
          1,
        ) +
        polygon(
          [
            [20, -17.5],
            [18, -5],
            [11, -10.5],
          ],
          1,
        ),
      fill: INK,
    },
    { d: "M-21.6 4.5C-13 1-5 5 0 13 5 5 13 1 21.6 4.5L1.7 23.4Q0 25-1.7 23.4Z", fill: PAPER },
    eyes(9, 1, 2.7),
    { d: circle(0, 21.5, 3.6), fill: INK },
  ],
  heron: [
    disc("#ffd9b0"),
    { d: "M-9 31.2C-10 20 4 18 4 8C4 2-4-2-3-8", stroke: "#7d9bb5", width: 10 },
    { d: "M-3 31.8C-4 22 8 18 8 9", stroke: PAPER, width: 3.4 },
    {
      d: polygon(
        [
          [-2, -16],
          [29, -7.5],
          [-2, -3.5],
        ],
        1,
      ),
      fill: "#e59a1c",
    },
    { d: circle(-3, -9.5, 9.2), fill: "#a9c1d6" },
    { d: "M-2-16C-9-20-17-20-25-15C-18-15-10-13-5-10Z", fill: INK },
    { d: circle(0, -10, 2.3), fill: INK },
  ],
  otter: [
    disc("#b9dcf2"),
    { d: circle(-18, -11, 6) + circle(18, -11, 6), fill: "#5a3a24" },
    { d: "M-23 0C-23-14-12-21 0-21S23-14 23 0C23 14 12 22 0 22S-23 14-23 0Z", fill: "#845739" },
    { d: "M-17 9C-17 1-8-1 0 3 8-1 17 1 17 9 17 18 8 22 0 22S-17 18-17 9Z", fill: "#f0d9b8" },
    { d: "M-6 1.5Q0-2.5 6 1.5Q5 8 0 8.6Q-5 8-6 1.5Z", fill: INK },
    { d: "M0 8V13M0 13Q-4 16-7 13M0 13Q4 16 7 13", stroke: INK, width: 1.8 },
    { d: "M-18 7 -28 4.5M-18 11-28 12M18 7 28 4.5M18 11 28 12", stroke: PAPER, width: 1.7 },
    eyes(11, -5, 2.7),
  ],
  badger: [
    disc("#f4c6c6"),
    { d: circle(-17, -16, 6) + circle(17, -16, 6), fill: INK },
    { d: circle(-17, -16, 2.6) + circle(17, -16, 2.6), fill: PAPER },
    { d: "M-22-6C-22-17-12-22 0-22S22-17 22-6C22 6 8 14 6 21 4 26-4 26-6 21-8 14-22 6-22-6Z", fill: PAPER },
    {
      d: "M-18-16C-14-19.6-9-21.4-5-21.8-4-8-4 6-5.4 18.6-8 12-20 6-21.6-4-20-12-18-16-18-16ZM18-16C14-19.6 9-21.4 5-21.8 4-8 4 6 5.4 18.6 8 12 20 6 21.6-4 20-12 18-16 18-16Z",
      fill: "#2c2d3f",
    },
    { d: circle(-10.5, -4, 2.6) + circle(10.5, -4, 2.6), fill: PAPER },
    { d: circle(-10.1, -4, 1.3) + circle(10.1, -4, 1.3), fill: INK },
    { d: circle(0, 21, 4), fill: INK },
  ],
  crane: [
    disc("#8cc7b5"),
    { d: "M14 30.5C12 20-6 20-5 8C-4.5 2 0-2 1-8", stroke: PAPER, width: 10 },
    { d: "M9 31C5 23-7 20-6.5 9", stroke: INK, width: 5 },
    {
      d: polygon(
        [
          [-3, -15],
          [-30, -5.5],
          [-2, -4],
        ],
        1,
      ),
      fill: "#54606e",
    },
    { d: circle(2, -9.5, 9.2), fill: PAPER },
    { d: "M-6-14.5C-4-20 5-21 10-15 5-13-1-13-6-14.5Z", fill: "#d32236" },
    { d: "M11-9C9-2 4-1 3 2L6-1C9-3 11-6 11-9Z", fill: INK },
    { d: circle(-1, -10, 2.2), fill: INK },
  ],
  hare: [
    disc("#d3c8ef"),
    { d: "M-13-4C-20-16-19-31-13-29S-3-14-4-4ZM13-4C20-16 19-31 13-29S3-14 4-4Z", fill: "#b98458" },
    { d: "M-12-8C-16-16-15.5-25-13-24.5S-7-14-7-8ZM12-8C16-16 15.5-25 13-24.5S7-14 7-8Z", fill: "#f3bdb0" },
    { d: "M-19 8C-19-4-10-10 0-10S19-4 19 8C19 19 10 25 0 25S-19 19-19 8Z", fill: "#cf9c6c" },
    { d: "M-12 15C-12 9-5 8 0 12 5 8 12 9 12 15 12 22 5 25 0 25S-12 22-12 15Z", fill: PAPER },
    { d: "M-4 9.5H4Q3 13.5 0 14Q-3 13.5-4 9.5Z", fill: "#d65a6a" },
    { d: "M-3 17.5H3V22.5Q3 23.6 0 23.6T-3 22.5Z", fill: "#ffffff", stroke: "#d9cbb5", width: 0.8 },
    eyes(10.5, 3, 2.7),
  ],
  owl: [
    disc("#f6d36b"),
    { d: "M-22-24Q-10-20 0-20T22-24C20-14 24-6 23 4 22 18 12 26 0 26S-22 18-23 4C-24-6-20-14-22-24Z", fill: "#6a4a86" },
    { d: "M-14 14C-10 26 10 26 14 14 8 11-8 11-14 14Z", fill: "#a988c4" },
    { d: circle(-10, -4, 10.5) + circle(10, -4, 10.5), fill: PAPER },
    { d: circle(-9, -4, 5.2) + circle(9, -4, 5.2), fill: INK },
    { d: circle(-7.4, -6, 1.7) + circle(10.6, -6, 1.7), fill: PAPER },
    {
      d: polygon(
        [
          [-4.5, 2],
          [4.5, 2],
          [0, 11],
        ],
        1.2,
      ),
      fill: "#f08a1d",
    },
  ],
  lynx: [
    disc("#9fb8d8"),
    { d: "M-19-30-8-15H-22ZM19-30 8-15H22Z", fill: INK },
    {
      d: polygon(
        [
          [-20, -22],
          [-7, -14],
          [7, -14],
          [20, -22],
          [22, -4],
          [28, 10],
          [17, 12],
          [15, 20],
          [7, 18],
          [0, 25],
          [-7, 18],
          [-15, 20],
          [-17, 12],
          [-28, 10],
          [-22, -4],
        ],
        1.4,
      ),
      fill: "#dba566",
    },
    {
      d:
        polygon(
          [
            [-17, -15],
            [-10, -11],
            [-16, -6],
          ],
          0.8,
        ) +
        polygon(
          [
            [17, -15],
            [16, -6],
            [10, -11],
          ],
          0.8,
        ),
      fill: "#8a5a2b",
    },
    { d: "M-11 13C-11 6-4 5 0 8.5 4 5 11 6 11 13 11 18 5 19 0 19S-11 18-11 13Z", fill: PAPER },
    {
      d: polygon(
        [
          [-4, 6],
          [4, 6],
          [0, 11],
        ],
        1.2,
      ),
      fill: INK,
    },
    { d: circle(-3, -9, 1.4) + circle(3, -9, 1.4) + circle(0, -4.5, 1.4), fill: "#8a5a2b" },
    eyes(10, 0, 2.9),
  ],
  wren: [
    disc("#f5b8a2"),
    {
      d: polygon(
        [
          [-10, 4],
          [-27, -17],
          [-20, -20],
          [-2, -4],
        ],
        1.5,
      ),
      fill: "#6d4326",
    },
    { d: "M-16 8C-16-2-8-4-2-8 2-18 18-20 20-7 22 2 22 22 2 22-8 22-16 18-16 8Z", fill: "#96603a" },
    { d: "M20-7C22 2 22 22 2 22-2 22-5 21.4-8 20 6 20 14 12 13-2Z", fill: "#f0dcb9" },
    { d: "M-12 4C-4 0 6 2 9 10 3 15-8 16-14 12Z", fill: "#6d4326" },
    {
      d: polygon(
        [
          [18, -11],
          [30, -8],
          [19, -4.5],
        ],
        0.8,
      ),
      fill: INK,
    },
    { d: "M3-13.5Q10-15.5 17-12", stroke: "#f0dcb9", width: 2.6 },
    { d: circle(12, -8.4, 2.3), fill: INK },
    { d: "M0 22V28M7 21.5V28", stroke: INK, width: 2.2 },
  ],
  moth: [
    disc("#4d3a6b"),
    { d: "M-2-4C-10-20-26-20-28-12-30-2-18 6-2 6ZM2-4C10-20 26-20 28-12 30-2 18 6 2 6Z", fill: "#f0dcb0" },
    { d: "M-2 2C-12 4-20 10-17 18-13 26-4 18-2 8ZM2 2C12 4 20 10 17 18 13 26 4 18 2 8Z", fill: "#d9b777" },
    { d: circle(-17, -7.5, 5) + circle(17, -7.5, 5), fill: "#c4517c" },
    { d: circle(-17, -7.5, 2.2) + circle(17, -7.5, 2.2), fill: INK },
    { d: circle(-10.5, 13, 2.6) + circle(10.5, 13, 2.6), fill: "#c4517c" },
    { d: "M0-10C3-10 4-6 4-2V12Q4 20 0 22Q-4 20-4 12V-2C-4-6-3-10 0-10Z", fill: PAPER },
    { d: "M-2-10C-4-18-8-22-13-23M2-10C4-18 8-22 13-23", stroke: "#f0dcb0", width: 2.4 },
    { d: circle(-1.8, -6.4, 1.2) + circle(1.8, -6.4, 1.2), fill: INK },
  ],
};

export const animal = (name: Animal): Drawing => DRAWINGS[name];
