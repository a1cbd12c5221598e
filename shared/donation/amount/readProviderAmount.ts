/** What `providerAmount` writes, in whole rupees; `1` and `1.0` are read, too. Null for anything else, part of a rupee included. */
export const readProviderAmount = (text: string): number | null => {
  const [, rupees] = /^(\d{1,9})(?:\.0{1,2})?$/.exec(text.trim()) ?? []
  return rupees === undefined ? null : Number(rupees)
}
