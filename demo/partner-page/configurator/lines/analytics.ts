/** Snippets for Google Analytics 4. They listen to events; the widget itself counts no visitors. */

/** For a partner's page: how far donors get. Only the trust's server knows whether the money arrived, so there is no `purchase` here. */
export const partnerAnalytics = `<script>
  addEventListener('donate:open', function (event) {
    gtag('event', 'donate_open', { project_id: event.detail.projectId });
  });
  addEventListener('donate:submit', function (event) {
    gtag('event', 'begin_checkout', { currency: 'INR', value: event.detail.amount });
  });
  addEventListener('donate:handover', function (event) {
    gtag('event', 'add_payment_info', { currency: 'INR', value: event.detail.amount });
  });
</script>`

/** The same for a page that has Tag Manager and so, perhaps, no \`gtag\`: its triggers are called as the events are. */
export const managerAnalytics = `<script>
  ['donate:open', 'donate:submit', 'donate:handover'].forEach(function (name) {
    addEventListener(name, function (event) {
      (window.dataLayer = window.dataLayer || []).push({ event: name, donation: event.detail });
    });
  });
</script>`

/** For the trust's own site: one \`purchase\` for each transaction, once its server has confirmed the money. */
export const trustAnalytics = `<script>
  addEventListener('donate:confirmed', function (event) {
    var donation = event.detail;
    var key = 'ga4-purchase-' + donation.txnId;
    try {
      if (localStorage.getItem(key)) return;
      localStorage.setItem(key, '1');
    } catch (blocked) {}
    gtag('event', 'purchase', {
      transaction_id: donation.txnId,
      currency: 'INR',
      value: donation.amount,
      items: [{ item_id: String(donation.projectId), item_name: 'Donation', price: donation.amount, quantity: 1 }]
    });
  });
</script>`
