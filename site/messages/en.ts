/** English of the site. What the widget says too comes from the shared catalogue, letter by letter. */
import { sharedProblems } from '../../shared/messages/en/sharedProblems.ts'
import { formEn } from './form.en.ts'
import { frameEn } from './frame.en.ts'

export const en = {
  ...formEn,
  ...frameEn,
  /** Each `[title, text]`. */
  problems: sharedProblems,

  failures: {
    unreachable: 'We could not reach the server. Please check your connection and try again.',
    timedOut: 'The server took too long to answer. Please try again.',
    serverFault: 'Something went wrong on our side. Please try again in a moment.',
    malformed: 'The answer could not be read. Please try again in a moment.',
    refused: 'This was not accepted. Please check it and try again.',
    tooMany: (seconds: number) =>
      seconds > 90
        ? `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
        : `Too many tries. Please wait ${seconds} seconds and try again.`,
  },

  crash: {
    title: 'This page could not be shown',
    text: 'Part of it did not arrive, perhaps because the connection was lost. Nothing that you gave is affected.',
    reload: 'Load the page again',
    home: 'Go to the home page',
  },
}

export type Texts = typeof en
