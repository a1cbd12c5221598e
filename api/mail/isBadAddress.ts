/** Whether an enhanced code (RFC 3463) reports a bad address: of all, only 5.1.x and 5.2.1. Others report size, content or policy. */
export const isBadAddress = (code: string): boolean => /^5\.1\.\d|^5\.2\.1$/.test(code)
