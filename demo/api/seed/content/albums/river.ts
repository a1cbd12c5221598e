import { picture } from '../pictures.ts'
import type { SeedAlbum } from '../types.ts'

export const riverAlbum: SeedAlbum = {
  title: { en: 'The river', hi: 'नदी' },
  text: {
    en: 'One river in eight hours and seasons, drawn from the ghats of Devkinara.',
    hi: 'एक ही नदी, आठ पहर और मौसम, देवकिनारा के घाटों से।',
  },
  photos: [
    {
      caption: { en: 'First light on the third ghat', hi: 'तीसरे घाट पर पहली किरण' },
      picture: picture('river-01'),
    },
    {
      caption: { en: 'The boats rest until the ropes are dry', hi: 'रस्सियाँ सूखने तक नावें विश्राम में' },
      picture: picture('river-02'),
    },
    {
      caption: { en: 'August: the water has the colour of the hills', hi: 'अगस्त: पानी में पहाड़ों का रंग' },
      picture: picture('river-03'),
    },
    {
      caption: { en: 'Evening lamps, a quarter of an hour after sunset', hi: 'साँझ के दीये, सूर्यास्त के पंद्रह मिनट बाद' },
      picture: picture('river-04'),
    },
    {
      caption: {
        en: 'On clear winter days one sees where the water comes from',
        hi: 'जाड़ों के साफ़ दिन में दिखता है कि पानी कहाँ से आता है',
      },
      picture: picture('river-05'),
    },
    {
      caption: { en: 'The footbridge, with its new planks', hi: 'पैदल पुल, नए तख़्तों के साथ' },
      picture: picture('river-06'),
    },
    {
      caption: { en: 'The bathing steps before the first visitors', hi: 'पहले यात्रियों से पहले स्नान की सीढ़ियाँ' },
      picture: picture('river-07'),
    },
    {
      caption: {
        en: 'Mist, in which one hears the far bank but does not see it',
        hi: 'कोहरा, जिसमें उस पार की आवाज़ आती है पर किनारा नहीं दिखता',
      },
      picture: picture('river-08'),
    },
  ],
}
