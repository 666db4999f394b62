/** Plays the scores. Off until somebody turns it on; the audio device is not touched before that. */

import { type Breath, type Score, score, type Sound, type Tone } from "./scores";

const SILENCE = 0.0001;
/** How much the loudspeaker gets at full volume: all sounds of a table together still do not clip. */
const FULL = 1.6;

export class Sounds {
  on = false;
  /** 0 to 100; of everything that is played, and of what sounds already. */
  volume = 100;
  private master: GainNode | null = null;
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  /** Play one, now or in some seconds; a device that refuses is nobody's problem. */
  play(sound: Sound, delay = 0): void {
    if (!this.on) return;
    try {
      const context = (this.context ??= this.open());
      if (context.state === "suspended") context.resume().catch(() => undefined);
      this.sound(context, this.out(context), score(sound), context.currentTime + delay);
    } catch {
      this.on = false;
    }
  }

  /** As a person likes it, and a sample of that: whoever moves a slider hears what it does. */
  sample(on: boolean, volume: number): void {
    [this.on, this.volume] = [on, volume];
    this.play("turn");
  }

  /** Give the device back. */
  close(): void {
    void this.context?.close();
    this.context = this.master = null;
    this.noise = null;
  }

  private out(context: AudioContext): AudioNode {
    if (!this.master) {
      this.master = context.createGain();
      this.master.connect(context.destination);
    }
    // Ears hear steps, not numbers: half the way on the slider is a quarter of the amplitude.
    this.master.gain.value = FULL * (this.volume / 100) ** 2;
    return this.master;
  }

  private sound(context: AudioContext, out: AudioNode, parts: Score, start: number): void {
    for (const part of parts) {
      const source = part.kind === "tone" ? this.string(context, part, start) : this.paper(context, part, start);
      const loud = context.createGain();
      const at = start + part.at;
      loud.gain.setValueAtTime(SILENCE, at);
      loud.gain.exponentialRampToValueAtTime(part.loud, at + Math.min(0.008, part.long / 4));
      loud.gain.exponentialRampToValueAtTime(SILENCE, at + part.long);
      source.connect(loud).connect(out);
    }
  }

  private string(context: AudioContext, { at, long, wave, hertz, glide }: Tone, start: number): AudioNode {
    const string = context.createOscillator();
    string.type = wave;
    string.frequency.setValueAtTime(hertz, start + at);
    if (glide) string.frequency.exponentialRampToValueAtTime(glide, start + at + long);
    string.start(start + at);
    string.stop(start + at + long + 0.02);
    return string;
  }

  private paper(context: AudioContext, { at, long, from, to, narrow }: Breath, start: number): AudioNode {
    const rustle = context.createBufferSource();
    rustle.buffer = this.noise ??= whiteNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(from, start + at);
    filter.frequency.exponentialRampToValueAtTime(to, start + at + long);
    rustle.start(start + at);
    rustle.stop(start + at + long + 0.02);
    return rustle.connect(filter);
  }
}

/** A third of a second is more than any breath needs. */
function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 3), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
