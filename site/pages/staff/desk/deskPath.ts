/** A page of the staff desk, and one thing on it. */
export const deskPath = (...parts: string[]): string => ['/staff', ...parts].join('/')
