/** The few words that must be there before any other file is: button, heading, Close, what is said when nothing comes, the offline link. */
export const words = {
  en: ['Donate Now', 'Make a Donation', 'Close', 'The form did not load. Please give here:', 'Other ways to give'],
  hi: ['दान करें', 'दान करें', 'बंद करें', 'फ़ॉर्म नहीं खुला। कृपया यहाँ दान करें:', 'दान के अन्य तरीक़े'],
} as const
