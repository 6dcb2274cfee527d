/** Plays two soft notes to signal the player's turn. Synthesized, so that no sound file has to be loaded. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    for (const [index, pitch] of [523.25, 783.99].entries()) {
      const start = audio.currentTime + index * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // No audio in this browser.
  }
}
