/** Notifications, and the kinds with a switch. */
export const notifications = {
  types: {
    gift_confirmed: {
      title: 'Donation confirmed',
      text: 'When your payment has arrived, with the number of your receipt.',
    },
    gift_failed: {
      title: 'Payment failed',
      text: 'When a payment did not go through.',
    },
    gift_refunded: {
      title: 'Refund',
      text: 'When a donation, or a part of it, is paid back to you.',
    },
    special_date: {
      title: 'Special days',
      text: 'A week before a day that you have added.',
    },
    pledge_reminder: {
      title: 'Pledge reminder',
      text: 'On the day you chose for your regular donation. Nothing is debited by itself.',
    },
  },

  welcome: (trust: string) => ({
    title: `Welcome to ${trust}`,
    description: 'Your account is ready. Add your special days in your profile, and we will remind you of them.',
  }),
  donationConfirmed: (amount: string, project: string, receipt: string) => ({
    title: 'Your donation is confirmed',
    description: `Your donation of ${amount} for ${project} is confirmed. Receipt ${receipt}.`,
  }),
  donationFailed: (amount: string, project: string) => ({
    title: 'A payment did not go through',
    description: `Your payment of ${amount} for ${project} did not go through. You can try again.`,
  }),
  donationRefunded: (amount: string, project: string) => ({
    title: 'A refund is on its way',
    description: `We have refunded ${amount} of your donation for ${project}. Your bank shows it within some days.`,
  }),
  specialDate: (occasion: string, name: string, day: string) => ({
    title: `${occasion}: ${name}`,
    description: `On ${day}. You can donate in that name on this day.`,
  }),
  pledgeReminder: (amount: string, project: string) => ({
    title: 'The day of your pledge',
    description: `You wished to give ${amount} for ${project}. Nothing is debited by itself: you give when you are ready.`,
  }),
}
