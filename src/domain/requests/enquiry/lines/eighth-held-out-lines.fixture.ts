/**
 * An eighth set, written when the parser had been mended by the seventh. The first reading of it: precision 0.994, recall 0.968,
 * no message without a request filled. Mended to since; four expectations were wrong and were put right.
 */
import { enquiryLines } from './enquiry-line.fixture.ts';

export const EIGHTH_HELD_OUT_LINES = [
  ...enquiryLines(
    'IN',
    `
bhai sahab 40 40 133 72 poplin white 58" 4000 mtr ka final rate do
    => cotton 1:100, #101, yarns 40 40, threads 133 72, finished dyed, colours white, 58", 4000 metre
Cambric,60x60,92x88,Grey,48",15000 Mtr,30 Days
    => cotton 1:100, #102, yarns 60 60, threads 92 88, greige, 48", 15000 metre
need: viscose satin / dyed / 57" / rani pink / 650 mtr / by 28 nov
    => rayon 4:100, #205, finished dyed, 57", colours rani pink, 650 metre, by 2026-11-28
cotton drill, 3/1, 16x12, 108x56, 280 gsm, carbon finish, navy, 58 inch, qty 4500 mtr, Pune 411018 delivery
    => cotton 1:100, #108, yarns 16 12, threads 108 56, 280 gsm, finished dyed, colours navy, 58", 4500 metre, to 411018
Kindly quote for sateen 60x60 200x98 118" width white 3000 mtr hotel linen quality
    => cotton 1:100, #109, yarns 60 60, threads 200 98, 118", finished dyed, colours white, 3000 metre
rayon slub 30x24 dyed 54" 145gsm 6 colours 300 mtr per col
    => rayon 4:100, #203, yarns 30 24, finished dyed, 54", 145 gsm, colours 6, 1800 metre, each 300 300 300 300 300 300
mujhe 3000 meter kala denim chahiye, 11 oz, stretch wala, 62 panna
    => 3000 metre, denim, #302, finished denim, 373 gsm, 62"
poly crepe 58" dyed 100 gsm 2,000 mtrs - black 800, beige 700, wine 500
    => polyester 2:100, #403, 58", finished dyed, 100 gsm, 2000 metre, colours black; beige; wine, each 800 700 500
chambray 40s yarn 58" light blue 2200mtr. 4 week delivery ok
    => cotton 1:100, #112, finished yarn_dyed, yarns 40 40, 58", colours light blue, 2200 metre, by 2026-12-16
TC 48/52 45x45 88x72 grey 63" airjet 60000 mtrs 60 din
    => cotton 2:48+1:52, yarns 45 45, threads 88 72, greige, 63", loom air_jet, 60000 metre
organza 20x20 denier 44" 1500mtr colour: mint green
    => polyester 2:100, #413, yarns 20D 20D, 44", 1500 metre, finished dyed, colours mint green
pongee 240T dyed black 58" 10000 mtr ₹36
    => polyester 2:100, #406, finished dyed, colours black, 58", 10000 metre, target 36
Yarn dyed flannel checks, 2 side raised, 20x10, 58", 5 designs, 600 mtr/design, LC 60 days
    => cotton 1:100, #114, finished yarn_dyed, yarns 20 10, 58", colours 5, 3000 metre, each 600 600 600 600 600, credit 60
cotton voile 2/100 x 2/100 56x52 rfd 44" 1200 mtr
    => cotton 1:100, #103, yarns 2/100 2/100, threads 56 52, finished rfd, 44", 1200 metre
lyocell 40s plain white 58" 1000 mtr & modal 40s plain white 58" 800 mtr
    => rayon 6:100, yarns 40 40, finished dyed, colours white, 58", 1000 metre | rayon 5:100, yarns 40 40, finished dyed, colours white, 58", 800 metre
sir 58" twill dyed cotton 20x16 chahiye, navy me 1500, black me 1000, khaki me 500 mtr
    => cotton 1:100, #107, yarns 20 16, finished dyed, colours navy; black; khaki, 58", 3000 metre, each 1500 1000 500
Herringbone 58 inches stone wash beige 1100 mtr requirement before 31st January
    => cotton 1:100, #117, 58", finished dyed, colours beige, 1100 metre, by 2027-01-31
double gauze white 44" 10 than
    => cotton 1:100, #119, finished dyed, colours white, 44", 1000 metre
seersucker white 40x40 57 inch 1.2k meters rate please
    => cotton 1:100, #116, finished dyed, colours white, yarns 40 40, 57", 1200 metre
cotton matty 2/30x2/30 kora 58" 8000 mtr adv payment
    => cotton 1:100, #120, yarns 2/30 2/30, greige, 58", 8000 metre, credit 0
gabardine 300 gsm poly viscose 65/35 black 58" 2000 m
    => polyester 2:65+4:35, #409, 300 gsm, finished dyed, colours black, 58", 2000 metre
100% COTTON 16/12 108/56 63 INCH KORA DRILL 20 THOUSAND MTR PAYMENT 45 DAYS
    => cotton 1:100, #108, yarns 16 12, threads 108 56, 63", greige, 20000 metre, credit 45
Hi, this is Kavita from Studio Neem. Looking for hand feel soft mulmul, printed, 44", around 400 mtrs, 4 prints
    => cotton 1:100, #104, finished printed, 44", 400 metre, colours 4
recycled poly taffeta 190T black 60" 5000m GRS mandatory
    => polyester 3:100, #405, finished dyed, colours black, 60", 5000 metre, certified grs
`,
  ),
  ...enquiryLines(
    'IN',
    `
Dispatch details bhejo, LR no 60606, transporter VRL
    => nothing
Sir 50k advance kar diya, baki 30 din me
    => nothing
shade card mila kya? 12 colour tha usme
    => nothing
Kal 4 baje poplin house pe milte hain
    => nothing
Old bill 92x88 ka credit note kab milega
    => nothing
2 mtr sample ke liye courier address: 58/4 MG Road, Pune 411001
    => nothing
Poplin 58" rfd 3000 mtr. Mere paas 40 machine hai, 5 line ka unit
    => cotton 1:100, #101, 58", finished rfd, 3000 metre
`,
  ),
  ...enquiryLines(
    'BD',
    `
Need best offer: 100% Cotton Twill 20x16/128x60, 57", RFD, 25K yds, CNF CTG by 20 Dec, LC 60 days
    => cotton 1:100, #107, yarns 20 16, threads 128 60, 57", finished rfd, 25000 yard, to Chittagong, by 2026-12-20, credit 60
bhai sada poplin 57" 4000 goj, kalo twill ctn 57" 3000 goj, price den
    => cotton 1:100, #101, finished dyed, colours white, 57", 4000 yard | cotton 1:100, #107, finished dyed, colours black, 57", 3000 yard
rayon lagbe 30s print 45" 20 hajar goj, target tk 110
    => rayon 4:100, yarns 30 30, finished printed, 45", 20000 yard
T/C 65/35 110x76/45x45 dyed 2 color - maroon & bottle green - 10000 yds/color
    => polyester 2:65+1:35, yarns 45 45, threads 110 76, finished dyed, colours maroon; bottle green, 20000 yard, each 10000 10000
denim stretch 10 oz black 58" 12k yds ship 1st week january
    => denim, #302, finished denim, 339.1 gsm, 58", 12000 yard
oxford 58" white 7,000 yds Chattogram port delivery, 45 din credit
    => 58", finished dyed, colours white, 7000 yard, to Chattogram, credit 45
`,
  ),
  ...enquiryLines(
    'INTL',
    `
Hello, quotation please: 2,000 m cotton voile, 80x80/80x72, 54", white, CIF Le Havre, 60 days L/C
    => 2000 metre, cotton 1:100, #103, yarns 80 80, threads 80 72, 54", finished dyed, colours white, to Le Havre, credit 60
Looking for 12 oz raw denim, 98/2 cotton/elastane, 60 inch, 3,000 yards, CIF Cartagena
    => denim 1:98+9:2, finished denim, 406.9 gsm, 60", 3000 yard, to Cartagena
organic cotton lawn liberty style print, 53", 85gsm, 8 designs x 200 m, required by 2027-02-28
    => cotton 13:100, #105, finished printed, 53", 85 gsm, colours 8, 1600 metre, each 200 200 200 200 200 200 200 200, by 2027-02-28
viscose/elastane 95/5 twill, 210 gsm, black, 1,500 m, DDP Dublin
    => rayon 4:95+9:5, #202, 210 gsm, finished dyed, colours black, 1500 metre, to Dublin
Pls advise price/lead time - cotton flannel 58" yarn dyed plaid 6 oz 4500 yds
    => cotton 1:100, #114, 58", finished yarn_dyed, 203.4 gsm, 4500 yard
Poplin 100% cotton 50/1 x 50/1, 144 x 80, 57/58", optical white, 9000 yds, US$ 1.55
    => cotton 1:100, #101, yarns 50 50, threads 144 80, 57", finished dyed, colours optical white, 9000 yard, target 1.55
I am out of office until 4 January 2027
    => nothing
`,
  ),
];
