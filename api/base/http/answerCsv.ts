import { answerAttachment, streamText } from './answerAttachment.ts'

/** A CSV file to keep, sent while its parts are made. Its name must be plain Latin letters, digits, `-`, `_` and `.`. */
export const answerCsv = (parts: AsyncIterable<string> | Iterable<string>, name: string): Response =>
  answerAttachment(streamText(parts), 'text/csv; charset=utf-8', name)
