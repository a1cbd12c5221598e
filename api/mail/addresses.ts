/** How a mail's key travels in its addresses. A key is 128 random bits in hexadecimal digits; mails of earlier versions have UUIDs. */

/** The same for each attempt, so a mailbox can tell that two copies are one mail. */
export const messageId = (mailKey: string, sender: string): string => `<${mailKey}@${domainOf(sender)}>`

/** The address that gets the bounce of one mail: `bounces+KEY@example.org`. */
export function bounceAddress(mailKey: string, bouncesTo: string): string {
  const at = bouncesTo.lastIndexOf('@')
  return `${bouncesTo.slice(0, at)}+${mailKey}${bouncesTo.slice(at)}`
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
