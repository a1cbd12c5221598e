import { picture } from '../pictures.ts'
import type { SeedAlbum } from '../types.ts'

export const kitchenAlbum: SeedAlbum = {
  title: { en: 'The open kitchen', hi: 'खुली रसोई' },
  text: {
    en: 'From the first fire to the last plate: how some four hundred people come to eat on an ordinary day.',
    hi: 'पहली आग से आख़िरी थाली तक: एक आम दिन में लगभग चार सौ लोगों का भोजन कैसे बनता है।',
  },
  photos: [
    {
      caption: { en: 'Four in the morning', hi: 'भोर के चार बजे' },
      picture: picture('kitchen-01'),
    },
    {
      caption: { en: 'Forty-two kilos of flour, a handful at a time', hi: 'बयालीस किलो आटा, मुट्ठी-मुट्ठी करके' },
      picture: picture('kitchen-02'),
    },
    {
      caption: { en: 'Dal for two hundred and seventy', hi: 'दो सौ सत्तर लोगों की दाल' },
      picture: picture('kitchen-03'),
    },
    {
      caption: { en: 'There is room where there is a gap', hi: 'जहाँ जगह दिखे, वही आपकी जगह है' },
      picture: picture('kitchen-04'),
    },
    {
      caption: { en: 'Everyone washes their own plate', hi: 'अपनी थाली सब स्वयं धोते हैं' },
      picture: picture('kitchen-05'),
    },
    {
      caption: {
        en: 'The garden gives spinach, beans and opinions about the weather',
        hi: 'बाग़ से पालक मिलती है, सेम मिलती है और मौसम का हाल',
      },
      picture: picture('kitchen-06'),
    },
    {
      caption: { en: 'Rice for a fortnight, carried in by the porters', hi: 'पंद्रह दिन का चावल, कुलियों के कंधों पर आया हुआ' },
      picture: picture('kitchen-07'),
    },
    {
      caption: { en: 'A second helping comes by itself', hi: 'दूसरी बार परोसने को कहना नहीं पड़ता' },
      picture: picture('kitchen-08'),
    },
  ],
}
