/** How a mail's key travels in its addresses, and back in a bounce. A key is a UUID. */

const key = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const inMessageId = new RegExp(`<(${key})@[^<>\\s]+>`, 'gi')
const inBounceAddress = new RegExp(`\\+(${key})@`, 'gi')

/** The same for each attempt, so a mailbox can tell that two copies are one mail. */
export const messageId = (mailKey: string, sender: string): string => `<${mailKey}@${domainOf(sender)}>`

/** The address that gets the bounce of one mail: `bounces+KEY@example.org`. */
export function bounceAddress(mailKey: string, bouncesTo: string): string {
  const at = bouncesTo.lastIndexOf('@')
  return `${bouncesTo.slice(0, at)}+${mailKey}${bouncesTo.slice(at)}`
}

/** The keys of our mails that a text names, in a Message-ID or an address for bounces. Without duplicates, lower case. */
export function keysIn(text: string): string[] {
  const found = [...text.matchAll(inBounceAddress), ...text.matchAll(inMessageId)]
  return [...new Set(found.flatMap((match) => match[1]?.toLowerCase() ?? []))]
}

/** `Asha Trust <donations@example.org>`, or an address alone. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*(.*?)\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from) ?? []
  if (address) return { name: name.replace(/^"(.*)"$/, '$1'), address }
  return { name: '', address: from.trim() }
}

/** Whether a text is one plain address: nothing that could end it, name it, or start another. */
export const isOneAddress = (text: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(text)

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
