-- Home shows the last uses of all coupons and counts those of a week.
create index coupon_redemptions_used on coupon_redemptions (used_at desc, id desc) where state = 'used';
