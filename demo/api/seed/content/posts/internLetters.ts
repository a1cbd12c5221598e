import { picture } from '../pictures.ts'
import type { SeedPost } from '../postTypes.ts'

export const internLetters: SeedPost = {
  id: 8,
  text: {
    en: {
      title: 'Four letters from the interns of 2025',
      summary:
        'Twelve young people end their six months with us this week. Four of them write about what they learnt, and one about why she left.',
      body: `<p>The internship ends on 31 December. In the last week everybody writes a letter, to whomever they like. Four have allowed us to print theirs, a little shortened and put into English. The fourth was not written in the last week. It came by post in October, and its writer said that we should print it too.</p>
<h2>To the next person at my desk</h2>
<p>"You will be given a cash book and a pencil. You will want to ask for the computer. Girish ji will say that first the hand must know. I thought this was an old man's idea. In the third week I found that a bill for bran had been paid twice, because I had written the number of the cart myself and remembered it. It was ₹1,800. They got it back.</p>
<p>"The work is dull until ten days after the end of the month, and then for one evening it is exciting. Every figure must meet its brother. When they all meet, Girish ji says nothing and makes tea. This is the highest praise.</p>
<p>"Keep the pencil sharp. It is the only thing I was scolded for." <em>Nitin, accounts</em></p>
<h2>To my mother</h2>
<p>"You asked what I do all day with sick people. Mostly I count and I wash my hands. I have washed them, by my reckoning, nine thousand times. I can take a blood pressure now, and I can tell from how somebody sits down on the bench whether they will say what is wrong or something else first.</p>
<p>"In September an old man held my wrist while Sister cleaned his foot. He said I had cold hands, and then he said they were good. I have put that away for later.</p>
<p>"I have passed the first aid examination. The hospital at the block headquarters takes two helpers in January, and I am one of them. It is forty minutes' walk from home. You can stop lighting lamps about it." <em>Pooja, nursing assistance</em></p>
<h2>To nobody in particular</h2>
<p>"For the first month I was angry, because I had come to learn cooking and was given onions. Forty days of onions. Then Bishan ji fell ill for two days and somebody had to say when the dal was done. I put in the ladle and I knew. I do not know how I knew. I think it was the onions.</p>
<p>"I am going to run the canteen at the bus stand with my cousin. We have taken the lease from February. We shall make few dishes and make them properly. If you come, say that you have eaten here, and I will not take money for the tea." <em>Rakesh, kitchen</em></p>
<h2>Why I left</h2>
<p>"You asked everybody to write, so I write. I left in September, and you were kind about it and did not ask much. I will tell you now.</p>
<p>"The forestry was all right. I liked the nursery. But I was the only girl of four on the slope, and in the evenings there was nobody to talk with, as the other girls had their lessons at the clinic until late. You had told us about snakes and about ladders. Nobody had thought about the evenings.</p>
<p>"I do not say this to complain. I am doing the teacher training now, and I am well. But put two girls on each work, or none." <em>Deepa</em></p>
<blockquote><p>Put two girls on each work, or none.</p></blockquote>
<h2>What we take from them</h2>
<p>Of the twelve who began on 1 July, eleven finish this week. Three go to the hospital and the health centre, two to shops that keep their own books, two to kitchens, two to the forest department's nursery and one to the cooperative bank. That makes ten within a day's walk of home. One will look further, and is welcome to stay until March.</p>
<p>Deepa's sentence is now in the rules. From July 2026 there will be three places in each of the four kinds of work, and never one woman alone in any of them. The lessons at the clinic end at six, so that everybody eats together. It took a letter to make us see a thing that could be seen from any window. We thank her for the stamp.</p>
<p>Applications for the next group are open until 30 April. How to apply, and what the six months are like, is on the <a href="/internship-project">internship page</a>.</p>`,
    },
  },
  author: { en: 'The interns of 2025, edited by Hemlata Semwal', hi: '2025 के प्रशिक्षु; संपादन: हेमलता सेमवाल' },
  picture: picture('internship'),
  publishedAt: '2025-12-29T07:00:00+05:30',
  tags: ['interns', 'people'],
}
