/** The provider's amount, as UPI writes it too: `11000` is `11000.00`, built from integers, never by rounding (docs/payment-provider.md, section 1). */
export const providerAmount = (rupees: number): string => `${rupees}.00`
