-- the orders and the plans of one trainer
create index orders_trainer on orders (trainer_id, created_at desc, id desc) where trainer_id is not null;
