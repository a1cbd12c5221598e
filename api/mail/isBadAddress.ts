/**
 * Whether the code of a mail server reports a bad address. Of the enhanced codes (RFC 3463) only 5.1.x and 5.2.1 do: others report size, content or policy.
 * @param code enhanced, e.g. `5.1.1`
 */
export const isBadAddress = (code: string): boolean => /^5\.1\.\d|^5\.2\.1$/.test(code)
