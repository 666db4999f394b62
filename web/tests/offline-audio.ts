/**
 * As much of Web Audio as our sounds use, computed sample by sample: oscillators, buffers, band-pass filters and gains with
 * values that are set and ramp exponentially, by the formulas of the specification. What was connected to the destination
 * can be rendered and examined.
 */
export const RATE = 48_000;

class Param {
  private events: { at: number; value: number; ramp: boolean }[] = [];
  constructor(public value: number) {}

  setValueAtTime(value: number, at: number): void {
    this.events.push({ at, value, ramp: false });
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    this.events.push({ at, value, ramp: true });
  }
  at(time: number): number {
    let before: { at: number; value: number } | null = null;
    for (const event of this.events) {
      if (time < event.at) {
        if (!event.ramp || !before) break;
        return before.value * (event.value / before.value) ** ((time - before.at) / (event.at - before.at));
      }
      before = event;
    }
    return before ? before.value : this.value;
  }
}

abstract class Node {
  protected inputs: Node[] = [];
  private last = { sample: -1, value: 0 };

  connect(to: Node): Node {
    to.inputs.push(this);
    return to;
  }
  /** Each node is computed once for each sample. */
  at(sample: number): number {
    if (this.last.sample !== sample) this.last = { sample, value: this.compute(sample / RATE) };
    return this.last.value;
  }
  protected input(time: number): number {
    return this.inputs.reduce((sum, one) => sum + one.at(Math.round(time * RATE)), 0);
  }
  protected abstract compute(time: number): number;
}

class Sum extends Node {
  protected compute(time: number): number {
    return this.input(time);
  }
}

class Gain extends Node {
  gain = new Param(1);
  protected compute(time: number): number {
    const input = this.input(time);
    return input && input * this.gain.at(time);
  }
}

abstract class Source extends Node {
  from = Infinity;
  to = Infinity;
  start(at: number): void {
    this.from = at;
  }
  stop(at: number): void {
    this.to = at;
  }
  protected compute(time: number): number {
    return time >= this.from && time < this.to ? this.sound(time) : 0;
  }
  protected abstract sound(time: number): number;
}

class Oscillator extends Source {
  type = "sine";
  frequency = new Param(440);
  private phase = 0;
  protected sound(time: number): number {
    const value =
      this.type === "sine"
        ? Math.sin(2 * Math.PI * this.phase)
        : (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * this.phase));
    this.phase += this.frequency.at(time) / RATE;
    return value;
  }
}

class BufferSource extends Source {
  buffer: { getChannelData: () => Float32Array } | null = null;
  protected sound(time: number): number {
    return this.buffer?.getChannelData()[Math.round((time - this.from) * RATE)] ?? 0;
  }
}

/** The band-pass of the specification: its peak is 0 dB, its coefficients are those of the Audio EQ Cookbook. */
class Biquad extends Node {
  type = "lowpass";
  frequency = new Param(350);
  Q = new Param(1);
  private past = [0, 0, 0, 0];
  protected compute(time: number): number {
    if (this.type !== "bandpass") throw new Error(`no filter ${this.type} here`);
    const w = (2 * Math.PI * this.frequency.at(time)) / RATE;
    const alpha = Math.sin(w) / (2 * this.Q.at(time));
    const [x1, x2, y1, y2] = this.past as [number, number, number, number];
    const x = this.input(time);
    const y = (alpha * x - alpha * x2 + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha);
    this.past = [x, x1, y, y1];
    return y;
  }
}

export class OfflineAudio {
  readonly sampleRate = RATE;
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = new Sum();
  createGain = () => new Gain();
  createOscillator = () => new Oscillator();
  createBufferSource = () => new BufferSource();
  createBiquadFilter = () => new Biquad();
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  /** What the loudspeaker would get, from the beginning. */
  render(seconds: number): Float64Array {
    return Float64Array.from({ length: seconds * RATE }, (_, at) => this.destination.at(at));
  }
}
