/**
 * What the schemas are made with. A part of its own, asked for before those that need it: its evaluation is the longest of all, and so has a task to
 * itself.
 */
export { object } from 'zod/mini'
