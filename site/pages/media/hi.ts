import type { GalleryTexts } from './en.ts'

export const hi: GalleryTexts = {
  title: 'गैलरी',
  lead: 'नदी, रसोई और स्कूल के चित्र, जैसे वे हैं वैसे ही बनाए हुए।',
  photos: 'तस्वीरें',
  photosLead: 'नदी, रसोई और स्कूल के एलबम।',
  videos: 'वीडियो',
  videosLead: 'एक साधारण दिन की छोटी फ़िल्में।',
  allPhotos: 'सभी एलबम',
  allVideos: 'सभी फ़िल्में',
  noPhotos: 'यहाँ अभी कोई एलबम नहीं है।',
  noVideos: 'यहाँ अभी कोई फ़िल्म नहीं है।',
  pictures: (count) => `${count} चित्र`,
  enlarge: (caption) => `बड़ा करके देखें: ${caption}`,
  albums: 'एलबम',
  play: (title) => `“${title}” चलाएँ`,
  weight: (length, size) => `${length}, ${size}`,
  seconds: (seconds) => `${seconds} सेकंड`,
  silent: 'इसमें आवाज़ नहीं है। जो दिखता है, वह नीचे लिखा आता है।',
  broken: 'यह फ़िल्म लोड नहीं हो सकी।',
  again: 'फिर कोशिश करें',
  lightbox: { close: 'बंद करें', next: 'अगला चित्र', previous: 'पिछला चित्र', region: 'एलबम के चित्र' },
}
