const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** A web address, without the full stop that ends the sentence. */
const address = /(https?:\/\/[^\s<>"'।]*[\w/=#&%-])/

/** Escapes a text and makes the web addresses in it clickable. */
export function withLinks(text: string, attributes: string): string {
  return text
    .split(address)
    .map((part, index) =>
      // `split` puts what it has found at the odd places.
      index % 2 === 1 ? `<a href="${escapeHtml(part)}" ${attributes}>${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')
}
