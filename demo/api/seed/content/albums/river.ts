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
      caption: { en: 'Deep Utsav: a lamp on every step', hi: 'दीप उत्सव: हर सीढ़ी पर एक दीया' },
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
      caption: { en: 'The bathing steps; the chain was renewed in 2025', hi: 'स्नान की सीढ़ियाँ; साँकल 2025 में नई लगी' },
      picture: picture('river-07'),
    },
    {
      caption: {
        en: 'Mist: the heron has seen the boat, the boatman has not seen the heron',
        hi: 'कोहरा: बगुले ने नाव देख ली है, नाविक ने बगुला नहीं',
      },
      picture: picture('river-08'),
    },
  ],
}
