/** Typebot's popup, opened by a button of the page. https://docs.typebot.io/deploy/web/html-javascript */
import type { Peer } from './peer.ts'

/** A chat of one greeting and one question. The pauses for pretended typing are off, because they are a setting and no cost of its code. */
const chat = {
  sessionId: 'bench',
  resultId: 'bench',
  typebot: {
    id: 'bench',
    version: '6.1',
    publishedAt: '2026-01-01T00:00:00.000Z',
    theme: {},
    settings: { general: { isBrandingEnabled: false }, typingEmulation: { enabled: false } },
  },
  messages: [
    {
      id: 'greeting',
      type: 'text',
      content: {
        type: 'richText',
        richText: [{ type: 'p', children: [{ text: 'How much would you like to give?' }] }],
      },
    },
  ],
  input: { id: 'amount', type: 'text input', options: { labels: { placeholder: 'Amount', button: 'Send' } } },
}

export const typebot: Peer = {
  name: 'Typebot',
  slug: 'typebot',
  packages: { '@typebot.io/js': '0.10.7' },
  body: '<button onclick="Typebot.open()">Ask</button>',
  script: `import Typebot from '@typebot.io/js/web'
Typebot.initPopup({ typebot: 'bench' })`,
  opener: 'button[onclick]',
  openedWhen: 'typebot-popup >> [part="overlay"], typebot-popup >> .typebot-container',
  usableWhen: 'typebot-popup >> :is(input, textarea)',
  answer: ({ pathname }) => (pathname.endsWith('/startChat') ? chat : undefined),
}
