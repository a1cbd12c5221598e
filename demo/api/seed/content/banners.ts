import { picture } from './pictures.ts'
import type { SeedHomeBanner, SeedPageBanner } from './types.ts'

export const homeBanners: readonly SeedHomeBanner[] = [
  {
    title: { en: 'Life by the river, shared', hi: 'नदी किनारे का साझा जीवन' },
    text: {
      en: 'An ashram with an open kitchen, a cow shelter, a village school and a free clinic. Since 1978.',
      hi: 'एक आश्रम, जहाँ खुली रसोई है, गौशाला है, गाँव का स्कूल है और निःशुल्क क्लिनिक है। 1978 से।',
    },
    picture: picture('home-1'),
    link: '/about',
  },
  {
    title: { en: 'There is always room in the row', hi: 'पंगत में सदा जगह है' },
    text: {
      en: 'The fires are lit at four. By evening about four hundred people have eaten. A meal costs ₹60.',
      hi: 'चूल्हे चार बजे जलते हैं। शाम तक लगभग चार सौ लोग भोजन कर चुके होते हैं। एक थाली ₹60 की पड़ती है।',
    },
    picture: picture('home-2'),
    link: '/project-details/1',
  },
  {
    title: { en: 'An hour on foot, for one lesson more', hi: 'एक पाठ के लिए, एक घंटे का रास्ता' },
    text: {
      en: '158 children from seven hamlets walk to the school by the river. It charges no fee.',
      hi: 'सात टोलों के 158 बच्चे पैदल नदी किनारे के स्कूल आते हैं। यहाँ कोई फ़ीस नहीं है।',
    },
    picture: picture('home-3'),
    link: '/project-details/3',
  },
]

export const pageBanners: readonly SeedPageBanner[] = [
  {
    page: 'about',
    title: { en: 'About us', hi: 'हमारे बारे में' },
    text: {
      en: 'How a fire that was lit for nine days has been burning since 1978.',
      hi: 'नौ दिन के लिए जला एक चूल्हा 1978 से आज तक कैसे जल रहा है।',
    },
    picture: picture('banner-about'),
  },
  {
    page: 'swargashram',
    title: { en: 'Swargashram', hi: 'स्वर्गाश्रम' },
    text: {
      en: 'The house by the river: its day, its rules, and how to come.',
      hi: 'नदी किनारे का यह घर: यहाँ का दिन, यहाँ के नियम, और यहाँ तक का रास्ता।',
    },
    picture: picture('banner-swargashram'),
  },
  {
    page: 'projects',
    title: { en: 'Acts of kindness', hi: 'सेवा के काम' },
    text: {
      en: 'Ten kinds of work, each with its own account. Choose the one that is close to you.',
      hi: 'दस तरह की सेवा, हर एक का अपना हिसाब। जो आपके मन के क़रीब हो, उसे चुनें।',
    },
    picture: picture('banner-projects'),
  },
  {
    page: 'internship',
    title: { en: 'Internship programme', hi: 'इंटर्नशिप कार्यक्रम' },
    text: {
      en: 'Six months beside people who know their trade, for twelve young people from hill villages.',
      hi: 'पहाड़ के गाँवों के बारह युवा, छह महीने, अपना काम जानने वालों के साथ।',
    },
    picture: picture('internship'),
  },
  {
    page: 'ashayein',
    title: { en: 'Ashayein', hi: 'आशाएँ' },
    text: {
      en: 'A sewing room where women learn a trade, set their own prices and keep what they earn.',
      hi: 'सिलाई का एक कमरा, जहाँ महिलाएँ हुनर सीखती हैं, दाम ख़ुद तय करती हैं और कमाई उनकी अपनी होती है।',
    },
    picture: picture('ashayein'),
  },
  {
    page: 'csr-support',
    title: { en: 'CSR support', hi: 'सीएसआर सहयोग' },
    text: {
      en: 'How a company can give, what it may give for, and the papers it receives.',
      hi: 'कोई कंपनी कैसे और किस काम के लिए सहयोग दे सकती है, और उसे कौन-से काग़ज़ मिलते हैं।',
    },
    picture: picture('banner-csr'),
  },
  {
    page: 'media',
    title: { en: 'Gallery', hi: 'गैलरी' },
    text: {
      en: 'Pictures and short films of ordinary days.',
      hi: 'आम दिनों के चित्र और छोटी फ़िल्में।',
    },
    picture: picture('banner-media'),
  },
  {
    page: 'photos',
    title: { en: 'Photos', hi: 'तस्वीरें' },
    text: {
      en: 'Three albums: the river, the kitchen and the school.',
      hi: 'तीन एलबम: नदी, रसोई और स्कूल।',
    },
    picture: picture('banner-photos'),
  },
  {
    page: 'video',
    title: { en: 'Videos', hi: 'वीडियो' },
    text: {
      en: 'Three short films without hurry. Each loads only when you ask for it.',
      hi: 'तीन छोटी, धीमी फ़िल्में। हर फ़िल्म तभी खुलती है जब आप कहें।',
    },
    picture: picture('banner-video'),
  },
  {
    page: 'blog',
    title: { en: 'Insights & Upcoming Highlights', hi: 'लेख और आने वाले कार्यक्रम' },
    text: {
      en: 'What we do, what it costs and what went wrong, told by those who were there.',
      hi: 'हम क्या करते हैं, उस पर क्या ख़र्च होता है और कहाँ चूक हुई: उन्हीं के शब्दों में जो वहाँ थे।',
    },
    picture: picture('banner-blog'),
  },
  {
    page: 'archives',
    title: { en: 'Archives', hi: 'पुराने लेख' },
    text: {
      en: 'Everything that we have written, by month, since June 2024.',
      hi: 'जून 2024 से अब तक का सब लिखा हुआ, महीनों के क्रम में।',
    },
    picture: picture('banner-archives'),
  },
  {
    page: 'contact',
    title: { en: 'Contact us', hi: 'संपर्क' },
    text: {
      en: 'Write, telephone or come by. Letters are read every morning except Sunday.',
      hi: 'लिखिए, फ़ोन कीजिए या मिलने आइए। रविवार को छोड़कर हर सुबह पत्र पढ़े जाते हैं।',
    },
    picture: picture('banner-contact'),
  },
  {
    page: 'donation',
    title: { en: 'My donations', hi: 'मेरे दान' },
    text: {
      en: 'What you gave, what became of it, and the receipts, by financial year.',
      hi: 'आपने क्या दिया, उसका क्या हुआ, और रसीदें: वित्तीय वर्ष के अनुसार।',
    },
    picture: picture('banner-donation'),
  },
  {
    page: 'profile',
    title: { en: 'Your profile', hi: 'आपकी प्रोफ़ाइल' },
    text: {
      en: 'Your details, the days that matter to you, and what we may write to you about.',
      hi: 'आपका विवरण, आपके लिए ख़ास दिन, और वे बातें जिनके बारे में हम आपको लिख सकते हैं।',
    },
    picture: picture('banner-profile'),
  },
  {
    page: 'notifications',
    title: { en: 'Notifications', hi: 'सूचनाएँ' },
    text: {
      en: 'News of your gifts and of the days that you asked us to remember.',
      hi: 'आपके दान के समाचार, और उन दिनों की याद जो आपने हमें बताए हैं।',
    },
    picture: picture('banner-notifications'),
  },
]
