/** The provider's two systems (docs/payment-provider.md). Both addresses must be of the same one. */
export const payuAddresses = {
  /** Moves no money. Its account has its own key and salt. */
  test: {
    paymentUrl: 'https://test.payu.in/_payment',
    infoUrl: 'https://test.payu.in/merchant/postservice.php?form=2',
  },
  live: {
    paymentUrl: 'https://secure.payu.in/_payment',
    infoUrl: 'https://info.payu.in/merchant/postservice.php?form=2',
  },
} as const
