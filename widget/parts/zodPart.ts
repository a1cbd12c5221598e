/** The library of the schemas. It is a chunk of its own, loaded before the chunks that need it: its evaluation is the longest, so it gets a separate task. */
export { object } from 'zod/mini'
