import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  types: {
    gift_confirmed: {
      title: 'दान की पुष्टि',
      text: 'जब आपका भुगतान पहुँच जाए, रसीद संख्या के साथ।',
    },
    gift_failed: {
      title: 'भुगतान पूरा न होना',
      text: 'जब कोई भुगतान पूरा न हो सके।',
    },
    gift_refunded: {
      title: 'धन-वापसी',
      text: 'जब आपका दान या उसका कोई भाग आपको लौटाया जाए।',
    },
    special_date: {
      title: 'ख़ास दिन',
      text: 'आपके दर्ज किए हुए किसी दिन से एक सप्ताह पहले।',
    },
    pledge_reminder: {
      title: 'संकल्प की याद',
      text: 'नियमित दान के लिए आपके चुने हुए दिन पर। अपने आप कोई राशि नहीं कटती।',
    },
  },

  welcome: (trust: string) => ({
    title: `${trust} में आपका स्वागत है`,
    description: 'आपका खाता तैयार है। अपने ख़ास दिन प्रोफ़ाइल में दर्ज करें, हम आपको उनकी याद दिलाएँगे।',
  }),
  donationConfirmed: (amount, project, receipt) => ({
    title: 'आपका दान प्राप्त हुआ',
    description: `${project} के लिए आपका ${amount} का दान प्राप्त हो गया है। रसीद संख्या ${receipt}।`,
  }),
  donationFailed: (amount, project) => ({
    title: 'एक भुगतान पूरा नहीं हुआ',
    description: `${project} के लिए आपका ${amount} का भुगतान पूरा नहीं हो सका। आप फिर से कोशिश कर सकते हैं।`,
  }),
  donationRefunded: (amount, project) => ({
    title: 'आपकी राशि लौटाई जा रही है',
    description: `${project} के लिए आपके दान में से ${amount} लौटा दिए गए हैं। बैंक में यह राशि कुछ दिनों में दिखेगी।`,
  }),
  specialDate: (occasion, name, day) => ({
    title: `${occasion}: ${name}`,
    description: `${day} को। इस दिन आप उस नाम से दान दे सकते हैं।`,
  }),
  pledgeReminder: (amount, project) => ({
    title: 'आपके संकल्प का दिन',
    description: `आपने ${project} के लिए ${amount} देने का संकल्प किया था। अपने आप कोई राशि नहीं कटती; जब चाहें तब दें।`,
  }),
}
