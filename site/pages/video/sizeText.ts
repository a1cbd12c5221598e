/** @param bytes as sent @returns e.g. `0.9 MB`, `640 kB` */
export const sizeText = (bytes: number): string =>
  bytes >= 995_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB`
