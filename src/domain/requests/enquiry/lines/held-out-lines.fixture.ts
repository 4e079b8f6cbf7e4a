/** Lines in other voices, written when the parser was done. Before anything was mended after them: precision 0.988, recall 0.978. */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
Hello, pls quote for cotton cambric 60s*60s/92*88 grey 67" width. Qty - 35,000 mtrs. Delivery at Jetpur 360370
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 67", 35000 metre, to 360370
Bhaiya poplin ka rate do na, chalis chalis 133/72 wala, 58 panne ka, rfd, 8 hazaar meter
    => cotton 1:100, #101, threads 133 72, 58", finished rfd, 8000 metre
seth ji namaste. 100% ctn twill, 30x30/124x64, airjet, kora, arz 63, 25K mtrs chahiye 15 dec se pehle
    => cotton 1:100, #107, yarns 30 30, threads 124 64, loom air_jet, greige, 63", 25000 metre, by 2026-12-15
Pure cotton mulmul dyed lot chahiye 44" pana me. 6 shade, har shade 800 mtr
    => cotton 1:100, #104, finished dyed, 44", colours 6, 4800 metre, each 800 800 800 800 800 800
16 kilo rayon white rfd 58" 12000 mtr ka best bhav bataiye, payment 45 din
    => rayon 4:100, 160 glm, finished rfd, 58", 12000 metre, credit 45
Enquiry: Viscose Satin Dyed | Width 56" | 4,500 Mtr | Colour: Teal Green, Onion Pink, Mustard
    => rayon 4:100, #205, finished dyed, 56", 4500 metre, colours Teal Green; Onion Pink; Mustard
we require 2/60 x 2/60, 100% cotton, 92x80, rfd 58/59 inches ; quantity 7500 meters
    => cotton 1:100, yarns 2/60 2/60, threads 92 80, finished rfd, 58", 7500 metre
Denim 12 oz indigo blue stretch chahiye bhai 15000 meter target 172 rupees
    => denim, #302, finished denim, 406.9 gsm, 15000 metre, target 172
rate for 45s x 45s, 110 x 76, T/C 65:35 grey 48"
    => polyester 2:65+1:35, yarns 45 45, threads 110 76, greige, 48"
suiting PV 65/35 chahiye school uniform ke liye navy blue 58" 9000 mtr @ 118/mtr
    => polyester 2:65+4:35, #412, finished dyed, colours navy blue, 58", 9000 metre, target 118
organza 44 panna kora 50 than
    => polyester 2:100, #413, 44", greige, 5000 metre
cotton dobby white dyed 3 k meter, 57 inch, 120gsm, within 25 days
    => cotton 1:100, #113, finished dyed, colours white, 3000 metre, 57", 120 gsm, by 2026-12-13
GREY SHEETING 30X30 68X64 50" SULZER 40000 MTR 60 DAYS CREDIT
    => cotton 1:100, #106, yarns 30 30, threads 68 64, 50", loom sulzer, greige, 40000 metre, credit 60
cvc 55/45 drill 16x12 108x56 olive green dyed, 5000mtr, 58"
    => cotton 1:55+2:45, #108, yarns 16 12, threads 108 56, finished dyed, colours olive green, 5000 metre, 58"
poly georgette 58 panna dyed, black 1500 m red 1000 m
    => polyester 2:100, #401, 58", finished dyed, colours black; red, 2500 metre, each 1500 1000
kya rate hai chiffon ka? 30 denier, printed, 44 inch, 2200 mtrs
    => polyester 2:100, #402, yarns 30D 30D, finished printed, 44", 2200 metre
Linen cotton 30/70 blend rfd 58" 1000 mtr
    => cotton 7:30+1:70, finished rfd, 58", 1000 metre
please check and share price of cotton lawn 100x100 112x108 58" printed 3500 mtr
    => cotton 1:100, #105, yarns 100 100, threads 112 108, 58", finished printed, 3500 metre
voile dyed 20 colours total 20000 mtr 54" 80x80 88x80
    => cotton 1:100, #103, finished dyed, colours 20, 20000 metre, 54", yarns 80 80, threads 88 80
flannel yarn dyed check 58" 6500 mtr delivery 20 days
    => cotton 1:100, #114, finished yarn_dyed, 58", 6500 metre, by 2026-12-08
corduroy 14 wales dyed camel 2000 mtr
    => cotton 1:100, #118, finished dyed, colours camel, 2000 metre
10s canvas grey 63 inch, 300 gsm, 1.2 lakh mtr, cash payment
    => cotton 1:100, #110, yarns 10 10, greige, 63", 300 gsm, 120000 metre, credit 0
modal satin dyed 58" 1200 mtr, pantone 17-1937 TCX & 19-3911 TCX
    => rayon 5:100, #205, finished dyed, 58", 1200 metre, colours 17-1937 TCX; 19-3911 TCX
lycra poplin 97/3 40x40+40D 133x72 dyed beige 50" 4000 mtr
    => cotton 1:97+9:3, #101, yarns 40 40+40D, threads 133 72, finished dyed, colours beige, 50", 4000 metre
rayon ka kapda 30s 68x64 printing ke liye kora chahiye 48 panna 1 lac mtr 395010 pe delivery
    => rayon 4:100, yarns 30 30, threads 68 64, greige, 48", 100000 metre, to 395010
matty fabric 20x20 92x60 dyed cream 58" 2,750 mtr budget 130
    => cotton 1:100, #120, yarns 20 20, threads 92 60, finished dyed, colours cream, 58", 2750 metre, target 130
BCI cotton oxford 40x20/110x54 dyed sky blue 58" 3000m
    => cotton 14:100, #111, yarns 40 20, threads 110 54, finished dyed, colours sky blue, 58", 3000 metre
micro modal 60s 58" rfd 2000 mtr
    => rayon 5:100, yarns 60 60, 58", finished rfd, 2000 metre
`,
  ),
  ...enquiryLines(
    'BD',
    `
Dear bhai, need your best price for 100% ctn twill 20x16/128x60 57/58", solid dyed, 42,000 yds. Delivery: 10-Jan-27
    => cotton 1:100, #107, yarns 20 16, threads 128 60, 57", finished dyed, 42000 yard, by 2027-01-10
CVC 60/40 oxford 40x40 110x90 58" white, 9k yds, LC 60 days
    => cotton 1:60+2:40, #111, yarns 40 40, threads 110 90, 58", finished dyed, colours white, 9000 yard, credit 60
apnader kache ki canvas ache? 10x10 72x36 kora, 5000 goj lagbe 20 diner moddhe
    => cotton 1:100, #110, yarns 10 10, threads 72 36, greige, 5000 yard, by 2026-12-08
pocketing fabric T/C 80/20 45x45/96x72 44" greige 1,00,000 yards
    => polyester 2:80+1:20, yarns 45 45, threads 96 72, 44", greige, 100000 yard
taffeta lining 190T 57" black n navy 5000 yds each colour
    => polyester 2:100, #405, 57", finished dyed, colours black; navy, 10000 yard, each 5000 5000
gabardine cotton spandex 98/2 16x12+70D 108x56 dyed 30k yds C&F Chattogram
    => cotton 1:98+9:2, yarns 16 12+70D, threads 108 56, finished dyed, 30000 yard, to Chattogram
sada voile 54 inch 3000 goj koto kore?
    => cotton 1:100, #103, finished dyed, colours white, 54", 3000 yard
Y/D check shirting 50x50/132x80 cotton 58" 18000 yds target usd 1.85
    => cotton 1:100, finished yarn_dyed, yarns 50 50, threads 132 80, 58", 18000 yard, target 1.85
viscose print 30x30/68x64, 55", 12 designs, 1000 yds per design
    => rayon 4:100, finished printed, yarns 30 30, threads 68 64, 55", colours 12, 12000 yard, each 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000
salam. denim 11.5oz non stretch 20,000 yds, in house by 5 Feb
    => denim, finished denim, 389.9 gsm, 20000 yard, by 2027-02-05
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Good day. Could you offer cotton poplin 133 x 72 / 40 x 40, white PFD, 150cm, 8000 m, CFR Felixstowe?
    => cotton 1:100, #101, threads 133 72, yarns 40 40, finished rfd, 59", 8000 metre, to Felixstowe
Requirement - Lyocell twill 30x30, 150gsm, dyed black, 3,000 yards. Payment D/A 90 days
    => rayon 6:100, #202, yarns 30 30, 150 gsm, finished dyed, colours black, 3000 yard, credit 90
Please advise price for 7oz chambray, 100% cotton, 57", 2500 yds, RCS not required
    => cotton 1:100, #112, 237.3 gsm, finished yarn_dyed, 57", 2500 yard
Looking for recycled polyester oxford 600Dx600D dyed navy 58" 5,000 yds - must be GRS certified
    => polyester 3:100, #408, yarns 600D 600D, finished dyed, colours navy, 58", 5000 yard, certified grs
Organic cotton double gauze, 130 gsm, printed, 5 designs x 600 yds, delivery to Rotterdam before 28 February 2027
    => cotton 13:100, #119, 130 gsm, finished printed, colours 5, 3000 yard, each 600 600 600 600 600, to Rotterdam, by 2027-02-28
herringbone 20/20 108/58 58" 1800 yds charcoal grey, TT in advance
    => cotton 1:100, #117, yarns 20 20, threads 108 58, 58", 1800 yard, finished dyed, colours charcoal grey, credit 0
60% cotton / 40% polyester twill 240 g/m2 khaki 4000 m USD 2.60/m
    => cotton 1:60+2:40, #107, 240 gsm, finished dyed, colours khaki, 4000 metre, target 2.60
`,
  ),
  ...enquiryLines(
    'IN',
    `
Good evening, aapka catalog bhejo
    => nothing
Sir mera order kab tak aayega? order no 4521
    => nothing
Kripya 25000 ka payment check kare, bank HDFC0001234
    => nothing
Ramesh Cotton Traders, 201 Textile Market, Ring Road, Surat-395002, Ph 0261-2345678
    => nothing
Bhai 60-62 me mil raha hai market me aap 65 bol rahe ho
    => nothing
15/11/2026 ko 2:30 baje call karunga
    => nothing
my GST is 08AABCS1429B1Z5 and pan AABCS1429B
    => nothing
Ok done 👍 send PI
    => nothing
quality achi nahi thi last time, claim chahiye
    => nothing
Aaj ka cotton bhav kya hai candy ka?
    => nothing
poplin rfd 5000 mtr chahiye⏎--⏎Sent from my phone
    => cotton 1:100, #101, finished rfd, 5000 metre
cambric dyed 2000 mtr ya 3000 mtr sochta hu
    => cotton 1:100, #102, finished dyed
Fwd: need satin 58" dyed 2000 mtr. Contact Suresh 9123456780, Silk City Fabrics, Surat
    => finished dyed, 58", 2000 metre
1. Rayon slub dyed 44" 3000 mtr⏎2. Rayon crepe printed 44" 2000 mtr⏎Dono 15 din me chahiye
    => rayon 4:100, #203, finished dyed, 44", 3000 metre, by 2026-12-03 | rayon 4:100, #204, finished printed, 44", 2000 metre, by 2026-12-03
`,
  ),
];
